import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Redis } from 'ioredis';
import type { Broadcaster, Log } from '../context.ts';
import { callerOf, createCallers } from '../http/callers.ts';
import type { Settings } from '../settings.ts';
import { Broker, type BrokerOptions } from './broker.ts';
import { originAllowList } from './origin.ts';
import { redisRelay } from './redis-relay.ts';
import { redisRoster } from './redis-roster.ts';
import { localRelay, type Relay } from './relay.ts';
import { localRoster, type Member, type Roster } from './roster.ts';

/** Publishes through the broker inside this process, and with Redis through all processes' brokers. */
export class EmbeddedBroadcaster implements Broadcaster {
  readonly broker: Broker;

  constructor(broker: Broker) {
    this.broker = broker;
  }

  publish: Broadcaster['publish'] = (channels, event, data, options = {}) =>
    this.broker.publish({
      type: 'event',
      channels,
      event,
      data: JSON.stringify(data),
      ...(options.exceptSocketId && { except: options.exceptSocketId }),
    });

  reauthorize: Broadcaster['reauthorize'] = (channel, options = {}) =>
    this.broker.publish({
      type: 'reauthorize',
      channel,
      ...(options.exceptSocketId && { except: options.exceptSocketId }),
      ...(options.userId !== undefined && { userId: options.userId }),
    });

  async bind(socketId: string, by: { userId: number; sessionId: string | null }) {
    if (this.broker.isOfAnother(socketId, by.userId)) return false;
    await this.broker.publish({ type: 'bind', socketId, ...by });
    return true;
  }

  listeners(prefix: string) {
    return this.broker.listeners(prefix);
  }

  endSession(sessionId: string) {
    return this.broker.publish({ type: 'endSession', sessionId });
  }

  boundSessions() {
    return this.broker.boundSessions();
  }

  occupied(prefix: string) {
    return this.broker.options.roster.channels(prefix);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    return this.broker.upgrade(request, socket, head);
  }

  close() {
    return this.broker.close();
  }
}

export type EmbeddedOptions = Partial<Omit<BrokerOptions, 'app' | 'relay' | 'roster'>>;

/** The broker as settings ask for it. */
export function embeddedBroadcaster(settings: Settings, log: Log, options: EmbeddedOptions = {}) {
  const { relay, roster } = settings.redisUrl
    ? sharedState(settings.redisUrl, settings, log)
    : { relay: localRelay(), roster: localRoster() };
  return new EmbeddedBroadcaster(
    new Broker({
      app: settings.pusher,
      relay,
      roster,
      isOriginAllowed: originAllowList(settings),
      activityTimeout: 120,
      pongTimeout: 30,
      maxConnections: 20_000,
      maxPerCaller: settings.socketsPerAddress,
      // All of them may come back at once, as after a restart.
      upgrades: createCallers({
        perMinute: settings.rateLimit === 0 ? 0 : settings.socketsPerAddress * 2,
        burst: settings.socketsPerAddress * 2,
      }),
      callerOf: ({ headers, socket }) => {
        const forwarded = [headers['x-forwarded-for']].flat().at(-1);
        const { trustProxy } = settings;
        return callerOf({ forwarded, trustProxy, peer: socket.remoteAddress });
      },
      ...options,
    }),
  );
}

function sharedState(url: string, settings: Settings, log: Log): { relay: Relay; roster: Roster } {
  const instance = randomUUID();
  const prefix = `${settings.slug}:broker:${settings.pusher.appId}`;
  const redis = new Redis(url, { maxRetriesPerRequest: 2 });
  redis.on('error', (error: Error) => log.warn('redis', { error: error.message }));
  const relay = redisRelay(redis, { topic: `${prefix}:events`, instance, log });
  const say = (channel: string, what: string, member: Member) =>
    void relay.publish({
      type: 'event',
      channels: [channel],
      event: `pusher_internal:${what}`,
      data: JSON.stringify(member),
    });
  const roster = redisRoster(redis, {
    prefix,
    instance,
    log,
    onLost: (channel, userId) => say(channel, 'member_removed', { user_id: userId }),
    onBack: (channel, member) => say(channel, 'member_added', member),
  });
  const close = async () => {
    await relay.close();
    await redis.quit();
  };
  return { relay: { ...relay, close }, roster };
}
