import type { EchoSocket } from '#src/api/chat/echo.ts';
import type { ThreadSignal } from '#src/api/posts/thread-channel.ts';

interface Reader {
  readonly postId: number;
  readonly listener: (signal: ThreadSignal) => void;
  leave: () => void;
}

const nothing = () => undefined;

/** The channels of posts that are open, over the one socket: joined when it opens, again when it is another. */
export class Threads {
  readonly #readers = new Set<Reader>();
  #socket: Pick<EchoSocket, 'watchPost'> | null = null;

  open(socket: Pick<EchoSocket, 'watchPost'>): void {
    this.#socket = socket;
    for (const reader of this.#readers)
      reader.leave = socket.watchPost(reader.postId, reader.listener);
  }

  /** The socket is closed, and its channels with it. */
  close(): void {
    this.#socket = null;
    for (const reader of this.#readers) reader.leave = nothing;
  }

  /** Listens to one post until what it returns is called. */
  watch(postId: number, listener: (signal: ThreadSignal) => void): () => void {
    const leave = this.#socket?.watchPost(postId, listener) ?? nothing;
    const reader: Reader = { postId, listener, leave };
    this.#readers.add(reader);
    return () => {
      this.#readers.delete(reader);
      // Another reader of the same post keeps the channel.
      if (![...this.#readers].some((other) => other.postId === postId)) reader.leave();
    };
  }
}
