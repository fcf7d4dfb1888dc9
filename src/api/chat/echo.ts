import type EchoClass from 'laravel-echo';
import type { ChannelEvent, SocketSignal } from '#machines/chat/connection.types.ts';
import type { RoomSignal } from '#machines/chat/presence.types.ts';
import type { ChatEvent } from '#machines/chat/chat.types.ts';
import { eventNamespace, userChannel } from '#src/contract/app/channels.ts';
import type { Http } from '../lib/http.types.ts';
import { Unreadable } from '../lib/reader.ts';
import { joinRoom, type Room } from './room.ts';
import { watchPost, type ThreadSignal } from '../posts/thread-channel.ts';
import { eventReaders } from './chat-events.ts';
import { signalReaders } from '../app/signals.ts';

/** Address of the broker; without a host it is the cluster's own. */
export interface Broadcaster {
  readonly key: string;
  readonly cluster: string;
  readonly host: string | null;
  readonly port: number | null;
  readonly tls: boolean;
}

export interface EchoOptions {
  readonly http: Http;
  readonly broadcaster: Broadcaster;
  readonly currency: string;
  readonly userId: number;
  readonly onSignal: (signal: SocketSignal) => void;
  readonly onEvents: (chatEvents: ChatEvent) => void;
  readonly onChannelEvent: (event: ChannelEvent) => void;
  /** An event came cut short to fit the broker: what it was about must be read again. */
  readonly onGap: () => void;
}

/** One member's socket. */
export interface EchoSocket {
  /** The id while the socket is really open: pusher-js keeps a stale one after a drop (contract §3.5). */
  readonly id: () => string | null;
  /** Enters a presence channel, again after each drop. */
  readonly join: (name: string, listener: (signal: RoomSignal) => void) => Room;
  /** Subscribes to the thread of a post, again after each drop. */
  readonly watchPost: (postId: number, listener: (signal: ThreadSignal) => void) => () => void;
  readonly resubscribe: () => void;
  readonly reopen: () => void;
  /** Asks the server for a sign: `socket.answered` when it comes. */
  readonly check: () => void;
  readonly close: () => void;
}

type Signed = { auth: string; channel_data?: string };

const statusOf = (error: unknown): number | null => {
  if (typeof error !== 'object' || error === null) return null;
  if ('kind' in error && error.kind === 'unauthenticated') return 401;
  return 'status' in error && typeof error.status === 'number' ? error.status : null;
};

/** pusher-js passes on nothing of an error but its message: it is the status, or empty. */
const refusalOf = (error: unknown): Error => new Error(String(statusOf(error) ?? ''));
const statusIn = ({ status, error }: { status?: number | null; error?: unknown }) =>
  status ?? (Number(error) || null);

const clientOptions = ({ http, broadcaster }: EchoOptions) => {
  const { key, cluster, host, port, tls } = broadcaster;
  return {
    key,
    cluster,
    namespace: eventNamespace,
    forceTLS: tls,
    enabledTransports: ['ws' as const, 'wss' as const],
    ...(host === null ? {} : { wsHost: host }),
    ...(port === null ? {} : { wsPort: port, wssPort: port }),
    withoutInterceptors: true,
    channelAuthorization: {
      customHandler: (
        { socketId, channelName }: { socketId: string; channelName: string },
        done: (error: Error | null, signed: Signed | null) => void,
      ) => {
        http
          .post<Signed>('/api/broadcasting/auth', {
            socket_id: socketId,
            channel_name: channelName,
          })
          .then(
            (signed) => done(null, signed),
            (error: unknown) => done(refusalOf(error), null),
          );
      },
    },
  };
};

const isCutShort = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'is_truncated' in payload;

/** Reads an event's payload; null where it lacks a required field. */
const readOrNull = <Value>(payload: unknown, read: (payload: unknown) => Value): Value | null => {
  try {
    return read(payload);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
};

const listenTo = (echo: EchoClass<'pusher'>, options: EchoOptions) => {
  const { currency, onEvents, onChannelEvent, onGap, onSignal, userId } = options;
  const channel = echo.private(userChannel(userId));
  for (const [name, read] of Object.entries(eventReaders)) {
    channel.listen(name, (payload: unknown) => {
      const event = isCutShort(payload) ? null : readOrNull(payload, (one) => read(one, currency));
      if (event) onEvents(event);
      else onGap();
    });
  }
  for (const [name, read] of Object.entries(signalReaders)) {
    channel.listen(name, (payload: unknown) => {
      const event = readOrNull(payload, read);
      if (event) onChannelEvent(event);
      else onGap();
    });
  }
  channel.subscribed(() => onSignal({ type: 'channel.acknowledged' }));
  channel.error((error: { status?: number | null; error?: unknown }) =>
    onSignal({ type: 'channel.barred', status: statusIn(error) }),
  );
  return channel;
};

/**
 * Opens a new Echo for one member: both libraries are fetched here, after login. Signals say what the
 * socket really does, also a `close` before it was open. Rejects when the code cannot be fetched.
 */
export async function openEcho(options: EchoOptions, signal: AbortSignal): Promise<EchoSocket> {
  const [{ default: Echo }, { default: Pusher }] = await Promise.all([
    import('laravel-echo'),
    import('pusher-js'),
  ]);
  signal.throwIfAborted();
  const { onSignal } = options;
  const client = new Pusher(options.broadcaster.key, clientOptions(options));
  const echo = new Echo({ broadcaster: 'pusher', ...clientOptions(options), client });
  const { connection } = client;
  let isReopening = false;
  const isOpen = () => connection.state === 'connected' && connection.connection !== null;
  /** Said at once when an open socket goes; the state itself changes only a second later. */
  connection.bind('connecting_in', () => onSignal({ type: 'socket.dropped' }));
  connection.bind('state_change', ({ previous, current }: Record<string, string>) => {
    if (current === 'connected') onSignal({ type: 'socket.connected' });
    if (current === 'connecting' && previous === 'connected') onSignal({ type: 'socket.dropped' });
    if (current === 'unavailable') onSignal({ type: 'socket.unavailable' });
    const isOver = current === 'failed' || current === 'disconnected';
    if (isOver && !isReopening) onSignal({ type: 'socket.refused' });
  });
  connection.bind('message', ({ event }: { event?: string }) => {
    if (event === 'pusher:pong') onSignal({ type: 'socket.answered' });
  });
  const channel = listenTo(echo, options);
  const guests = new Map<string, number>();
  return {
    id: () => (isOpen() ? connection.socket_id : null),
    join: (name, listener) =>
      joinRoom(echo, { viewerId: options.userId, name, isOpen, listener, guests }),
    watchPost: (postId, listener) => watchPost(echo, postId, listener),
    resubscribe: () => {
      if (isOpen()) channel.subscription.subscribe();
    },
    reopen: () => {
      isReopening = true;
      connection.disconnect();
      isReopening = false;
      connection.connect();
    },
    check: () => {
      if (isOpen()) connection.send_event('pusher:ping', {});
    },
    close: () => {
      connection.unbind();
      echo.disconnect();
    },
  };
}
