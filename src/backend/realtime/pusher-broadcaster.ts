import Pusher from 'pusher';
import type { Broadcaster, Log } from '../context.ts';
import type { Settings } from '../settings.ts';
import { truncated } from './truncated.ts';

/** Pusher takes a hundred channels a call. */
const channelsPerCall = 100;

/**
 * Publishes to any broker that speaks Pusher's HTTP API; a failed publication is logged, never
 * thrown.
 */
export function pusherBroadcaster({ pusher }: Settings, log: Log): Broadcaster {
  const { appId, key, secret, cluster, host, port } = pusher;
  const useTLS = pusher.scheme === 'https';
  const common = {
    appId,
    key,
    secret,
    useTLS,
    timeout: 5_000,
    ...(port && { port: String(port) }),
  };
  const client = new Pusher(host ? { ...common, host } : { ...common, cluster });
  return {
    async publish(channels, event, data, options = {}) {
      const params = options.exceptSocketId ? { socket_id: options.exceptSocketId } : {};
      const body = truncated(data);
      for (let at = 0; at < channels.length; at += channelsPerCall) {
        const some = channels.slice(at, at + channelsPerCall);
        try {
          await client.trigger(some, event, body, params);
        } catch (error) {
          log.error('broadcast failed', { event, error: String(error) });
        }
      }
    },
    isForeign: true,
    // Pusher's API cannot cut the sockets of a channel, and cuts those of a member for good: there a
    // member keeps receiving until they reconnect (`docs/laravel.md`).
    reauthorize: async () => {},
    upgrade: () => false,
    close: async () => {},
  };
}
