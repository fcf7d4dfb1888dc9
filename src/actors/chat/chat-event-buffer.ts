import type { ChatEvent, ChatEvents } from '#machines/chat/chat.types.ts';

type Listener = (batch: ChatEvents) => void;

/** Longest delay of an event (ms): in a hidden tab, which draws no frame, and in a burst. */
const patience = 100;
/** Milliseconds without anything new after which a burst is believed to be over: half of a frame. */
const lull = 8;

/**
 * Batches the events of the socket for its listeners: a single one with the next frame, a burst at
 * once, so that hundreds in a second cost a few updates that a slow phone has the time to draw.
 */
export class ChatEventBuffer {
  readonly #listeners = new Set<Listener>();
  readonly #keyListeners = new Set<(key: string) => void>();
  #waiting: ChatEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flushedAt = -patience;
  #broughtAt = 0;

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Subscribes to the key of each own message that the server is known to have. */
  listenForKeys(listener: (key: string) => void): () => void {
    this.#keyListeners.add(listener);
    return () => this.#keyListeners.delete(listener);
  }

  /** From an answer: messages that the server has. */
  confirm(messages: readonly { readonly clientKey: string | null }[]): void {
    for (const { clientKey } of messages)
      if (clientKey !== null) for (const listener of this.#keyListeners) listener(clientKey);
  }

  /** From the socket: kept until the next frame, in a burst until one that nothing came shortly before. */
  push(chatEvent: ChatEvent): void {
    this.#waiting.push(chatEvent);
    this.#broughtAt = performance.now();
    if (this.#waiting.length > 1) return;
    this.#timer = setTimeout(() => this.flush(), patience);
    this.#awaitLull();
  }

  #awaitLull(): void {
    requestAnimationFrame(() => {
      if (this.#waiting.length === 0) return;
      const now = performance.now();
      const isDue = now - this.#flushedAt >= patience;
      if (isDue || now - this.#broughtAt >= lull) this.flush();
      else this.#awaitLull();
    });
  }

  /** Emits, after the queued events, one of this screen that the server sends to others only. */
  notifySelf(chatEvent: ChatEvent): void {
    this.flush();
    this.#notify({ type: 'chatEvents.arrived', chatEvents: [chatEvent], at: performance.now() });
  }

  /** Requests a catch-up, where events may have been missed. */
  callForCatchUp(): void {
    this.flush();
    this.#notify({ type: 'catchUp.due' });
  }

  /** Before an answer is used: events that the socket brought until then are older, or make it outdated. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    const chatEvents = this.#waiting;
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#flushedAt = performance.now();
    this.#notify({ type: 'chatEvents.arrived', chatEvents, at: performance.now() });
  }

  #notify(batch: ChatEvents): void {
    if (batch.type === 'chatEvents.arrived')
      this.confirm(batch.chatEvents.flatMap((one) => ('message' in one ? one.message : [])));
    for (const listener of this.#listeners) listener(batch);
  }
}
