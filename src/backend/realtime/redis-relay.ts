import type { Redis } from 'ioredis';
import type { Log } from '../context.ts';
import type { Envelope, Relay } from './relay.ts';

/**
 * Fan-out over Redis: every process receives every envelope. Redis keeps one publisher's order; its
 * own process is served at once, so that one which lost Redis still serves its own sockets.
 */
export function redisRelay(
  redis: Redis,
  { topic, instance, log }: { topic: string; instance: string; log: Log },
): Relay {
  const ears = redis.duplicate({ maxRetriesPerRequest: null });
  const takers: ((envelope: Envelope) => void)[] = [];
  const take = (envelope: Envelope) => {
    for (const taker of takers) taker(envelope);
  };
  ears.on('error', (error: Error) => log.warn('redis', { error: error.message }));
  ears.on('message', (_topic, raw) => {
    const { from, envelope } = parseEnvelope(raw);
    if (from !== instance) take(envelope);
  });
  ears.subscribe(topic).catch((error: unknown) => log.warn('redis', { error: String(error) }));
  return {
    async publish(envelope) {
      take(envelope);
      try {
        await redis.publish(topic, JSON.stringify({ from: instance, envelope }));
      } catch (error) {
        log.warn('redis: an event reached this process only', { error: String(error) });
      }
    },
    listen: (taker) => void takers.push(taker),
    async close() {
      takers.length = 0;
      ears.disconnect();
    },
  };
}

/** Redis is ours alone: what comes out is what another process of ours put in. */
function parseEnvelope(raw: string) {
  const packet: { from: string; envelope: Envelope } = JSON.parse(raw);
  return packet;
}
