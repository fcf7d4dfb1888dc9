import { encodeFrame } from './frames.ts';
import type { Envelope } from './relay.ts';

/** Connection of a client, as the hub delivers to it. */
export interface Listener {
  readonly socketId: string;
  /** A whole encoded frame of one channel. */
  receive(channel: string, frame: string): void;
}

/** A client's socket, as those see it who answer its frames. */
export interface Client extends Listener {
  /** Sends an encoded frame. */
  send(frame: string): void;
  /** Sends an error of the protocol; the socket stays open. */
  fail(code: number, message: string): void;
  /** Closes without a word, as a broken network would. */
  cut(code?: number): void;
}

type EventEnvelope = Extract<Envelope, { type: 'event' }>;

/** Sockets of this process by the channels that they listen to. */
export class Hub {
  readonly #channels = new Map<string, Set<Listener>>();

  add(channel: string, listener: Listener) {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(listener));
  }

  remove(channel: string, listener: Listener) {
    const listeners = this.#channels.get(channel);
    if (listeners?.delete(listener) && listeners.size === 0) this.#channels.delete(channel);
  }

  /** Encodes once a channel, however many listen. */
  deliver({ channels, event, data, except, userId }: EventEnvelope) {
    for (const channel of channels) {
      const listeners = this.#channels.get(channel);
      if (!listeners) continue;
      const frame = encodeFrame({ event, channel, data, ...(userId && { user_id: userId }) });
      for (const listener of listeners)
        if (listener.socketId !== except) listener.receive(channel, frame);
    }
  }
}
