import type { ChannelEvent, SocketCommand, SocketSignal } from '#machines/chat/connection.types.ts';
import { openEcho, type EchoSocket } from '#src/api/chat/echo.ts';
import type { ChatDeps } from './chat-deps.types.ts';

const nobody = () => null;

/** After these nothing is known any more of who is there. */
const losses: ReadonlySet<string> = new Set([
  'socket.dropped',
  'socket.unavailable',
  'socket.refused',
]);

type Report = (signal: SocketSignal | ChannelEvent) => void;

/** The socket of one member: opened once at a time, and lent to what sends and receives by it. */
export class HeldSocket {
  readonly #deps: ChatDeps;
  readonly #userId: number;
  readonly #notify: Report;
  readonly #ended = new AbortController();
  #socket: EchoSocket | null = null;
  #isOpening = false;

  constructor(deps: ChatDeps, userId: number, notify: Report) {
    this.#deps = deps;
    this.#userId = userId;
    this.#notify = notify;
  }

  /** Opens it, unless that is under way. */
  async open(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    try {
      const opened = await this.#connect();
      if (this.#ended.signal.aborted) opened.close();
      else {
        this.#socket = opened;
        this.#deps.socket.id = opened.id;
        this.#deps.chat.rooms.open(opened);
        this.#deps.chat.threads.open(opened);
      }
    } catch {
      this.#report({ type: 'socket.refused' });
    } finally {
      this.#isOpening = false;
    }
  }

  /** Does what the chart commands. */
  obey({ type }: SocketCommand): void {
    if (type === 'channel.resubscribe') this.#socket?.resubscribe();
    else if (type === 'socket.check') this.#socket?.check();
    else if (type === 'chatEvents.catchUp') this.#deps.chat.events.callForCatchUp();
    else if (this.#socket) this.#socket.reopen();
    else void this.open();
  }

  /** Takes it back from everybody and closes it; one that is still being opened is closed as it comes. */
  close(): void {
    this.#ended.abort();
    this.#deps.socket.id = nobody;
    this.#deps.chat.rooms.close();
    this.#deps.chat.threads.close();
    this.#socket?.close();
  }

  #connect(): Promise<EchoSocket> {
    const { http, config, chat } = this.#deps;
    const report: Report = (signal) => this.#report(signal);
    return openEcho(
      {
        http,
        broadcaster: config.broadcaster,
        currency: config.limits.currency,
        userId: this.#userId,
        onSignal: report,
        onEvents: (chatEvents) => chat.events.push(chatEvents),
        onChannelEvent: report,
        onGap: () => chat.events.callForCatchUp(),
      },
      this.#ended.signal,
    );
  }

  #report(signal: SocketSignal | ChannelEvent): void {
    if (this.#ended.signal.aborted) return;
    this.#notify(signal);
    const { rooms, events } = this.#deps.chat;
    if (signal.type === 'socket.connected') rooms.gain();
    if (losses.has(signal.type)) rooms.lose();
    if (signal.type === 'channel.acknowledged') events.callForCatchUp();
  }
}
