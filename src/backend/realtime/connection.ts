import type { WebSocket } from 'ws';
import type { ClientEvents } from './client-events.ts';
import { decodeFrame, encodeFrame, errorFrame, parseObject } from './frames.ts';
import type { Client } from './hub.ts';
import { tokenBucket } from '../http/token-bucket.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Bytes that may wait for a slow client before its socket is given up. */
const maxBuffered = 1_048_576;
/** Frames a second, and at once: a client that comes back subscribes to all its channels again. */
const frameRate = { perSecond: 50, burst: 400 };
/** Milliseconds a client has to answer that its socket was closed. */
const farewell = 1_000;

export interface ConnectionDeps {
  subscriptions: Subscriptions;
  clientEvents: ClientEvents;
  /** The member a `pusher:signin` proves; null when its signature is wrong. */
  signedIn(socketId: string, data: Record<string, unknown>): string | null;
}

/** One client's socket: takes its frames strictly one after another. */
export class Connection implements Client {
  readonly socketId: string;
  /** Set by `pusher:signin`. */
  userId: string | undefined;
  /** Member who first authorised a channel of it: nobody else can. */
  memberId: number | undefined;
  /** The sessions that authorised its channels: the socket ends with the first that ends. */
  readonly sessions = new Set<string>();
  /** Time of the client's last frame, in milliseconds of a clock that is not put back. */
  lastReceivedAt = performance.now();
  pingedAt: number | undefined;
  readonly #socket: WebSocket;
  readonly #deps: ConnectionDeps;
  readonly #secondsTooFast = tokenBucket(frameRate);
  #isOver = false;
  #work: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, socketId: string, deps: ConnectionDeps) {
    this.#socket = socket;
    this.socketId = socketId;
    this.#deps = deps;
    socket.on('message', (data, isBinary) => {
      if (this.#isOver) return;
      if (this.#secondsTooFast() > 0) return this.end(4100, 'Too many frames in a second');
      this.#touch();
      const raw = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8');
      this.#then(() => (this.#isOver ? undefined : this.#take(raw)));
    });
    socket.on('pong', () => this.#touch());
    socket.on('close', () => this.#then(() => deps.subscriptions.dropAll(this)));
  }

  send(frame: string) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // It would not read a reason either.
    if (this.#socket.bufferedAmount > maxBuffered) this.cut();
    else this.#socket.send(frame);
  }

  receive(channel: string, frame: string) {
    this.#deps.subscriptions.pass(this, channel, frame);
  }

  fail(code: number, message: string) {
    this.send(errorFrame(code, message));
  }

  /** Says why, then closes with the same code. */
  end(code: number, message: string) {
    this.#isOver = true;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(errorFrame(code, message));
    this.#socket.close(code, message);
    setTimeout(() => this.#socket.terminate(), farewell).unref();
  }

  /** Closes without a word, as a broken network would. */
  cut(code?: number) {
    if (code === undefined) this.#socket.terminate();
    else this.#socket.close(code);
  }

  #touch() {
    this.lastReceivedAt = performance.now();
    this.pingedAt = undefined;
  }

  #then(task: () => void | Promise<void>) {
    this.#work = this.#work.then(task).catch(() => this.end(4100, 'Something went wrong'));
  }

  async #take(raw: string) {
    const frame = decodeFrame(raw);
    if (!frame) return this.fail(4200, 'Invalid message format');
    if (frame.event.startsWith('client-')) return this.#deps.clientEvents.take(this, frame, raw);
    const data = parseObject(frame.data) ?? {};
    switch (frame.event) {
      case 'pusher:ping':
        return this.send(encodeFrame({ event: 'pusher:pong', data: {} }));
      case 'pusher:pong':
        return;
      case 'pusher:subscribe':
        return this.#deps.subscriptions.add(this, data);
      case 'pusher:unsubscribe':
        return this.#deps.subscriptions.drop(this, String(data.channel));
      case 'pusher:signin':
        return this.#signIn(data);
      default:
        return this.fail(4200, `Unknown event ${frame.event.slice(0, 50)}`);
    }
  }

  #signIn(data: Record<string, unknown>) {
    const userId = this.#deps.signedIn(this.socketId, data);
    if (userId === null) return this.end(4009, 'Connection not authorized');
    this.userId = userId;
    this.#deps.subscriptions.addUserChannel(this, userId);
    this.send(encodeFrame({ event: 'pusher:signin_success', data: { user_data: data.user_data } }));
  }
}
