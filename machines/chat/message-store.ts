import type { Message } from './chat.types.ts';

/** State of the store when the newest messages were requested. */
export interface Asked {
  readonly mark: number;
  /** The server's mark of the last answer; null when all is asked for anew. */
  readonly cursor: string | null;
}

/** Changes since the last request, or the newest page in place of all messages. */
export interface Changes {
  readonly messages: readonly Message[];
  readonly deleted: readonly number[];
  /** All up to this one was deleted with the chat. */
  readonly hiddenUpTo: number;
  /** Null where the server keeps no marks: each catch-up then reads the newest page. */
  readonly cursor: string | null;
  /** The messages stand for all that was loaded; older ones are before `before`. */
  readonly isReset: boolean;
  readonly before: number | null;
}

/** Every message of one chat that has been loaded, in order. Lives beside the charts, not inside them. */
export class MessageStore {
  readonly #byId = new Map<number, Message>();
  readonly #byKey = new Map<string, number>();
  /** Version of the last update of each, counted in changes of this store. */
  readonly #marks = new Map<number, number>();
  /** Deleted permanently: a response that was pending meanwhile does not restore them. */
  readonly #gone = new Set<number>();
  /** Edits of messages that are not loaded, for when an older copy of them comes. */
  readonly #early = new Map<number, Message>();
  #ids: number[] = [];
  #mark = 0;
  #hiddenUpTo = 0;
  #cursor: string | null = null;
  /**
   * Id that older messages start before; null at the first one, undefined before anything was
   * loaded.
   */
  before: number | null | undefined = undefined;

  get count(): number {
    return this.#ids.length;
  }

  get newestId(): number | null {
    return this.#ids.at(-1) ?? null;
  }

  get asked(): Asked {
    return { mark: this.#mark, cursor: this.#cursor };
  }

  at(index: number): Message | undefined {
    const id = this.#ids[index];
    return id === undefined ? undefined : this.#byId.get(id);
  }

  /** Index of the first message by the other member after an id; `count` when there is none. */
  firstAfter(id: number, viewerId: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ids[middle] ?? 0) > id) high = middle;
      else low = middle + 1;
    }
    while (this.at(low)?.authorId === viewerId) low += 1;
    return low;
  }

  hasKey(clientKey: string): boolean {
    return this.#byKey.has(clientKey);
  }

  /** Adds or replaces by id, whatever the order; never twice, and never an older copy over a newer. */
  merge(messages: readonly Message[]): void {
    const fresh: number[] = [];
    this.#mark += 1;
    for (const message of messages) {
      if (this.#gone.has(message.id) || message.id <= this.#hiddenUpTo) continue;
      const known = this.#byId.get(message.id) ?? this.#early.get(message.id);
      if (!this.#byId.has(message.id)) fresh.push(message.id);
      const newer = known && known.updatedAt > message.updatedAt ? known : message;
      const clientKey = message.clientKey ?? known?.clientKey ?? null;
      this.#byId.set(message.id, { ...newer, clientKey });
      this.#marks.set(message.id, this.#mark);
      if (clientKey !== null) this.#byKey.set(clientKey, message.id);
    }
    fresh.sort((a, b) => a - b);
    const first = fresh[0];
    if (first === undefined) return;
    const last = this.#ids.at(-1);
    if (last === undefined || first > last) this.#ids.push(...fresh);
    else this.#ids = [...this.#ids, ...fresh].toSorted((a, b) => a - b);
  }

  /** Replaces a message that is held; one that is not stays away. */
  replace(message: Message): void {
    if (this.#byId.has(message.id)) this.merge([message]);
    else this.#early.set(message.id, message);
  }

  /** An older page; one that was asked for before the last catch-up may be out of date. */
  prepend(messages: readonly Message[], before: number | null): void {
    this.merge(messages);
    this.before = before;
  }

  /** Changes: edits win, deletions are applied. A reset drops all that was not updated since. */
  catchUp(changes: Changes, asked: Asked): void {
    if (changes.isReset) {
      const stale = this.#ids.filter((id) => (this.#marks.get(id) ?? 0) <= asked.mark);
      for (const id of stale) this.#forget(id);
      this.before = changes.before;
    }
    for (const id of changes.deleted) this.remove(id);
    this.#hide(changes.hiddenUpTo);
    this.merge(changes.messages);
    this.#cursor = changes.cursor;
  }

  /** The server said that it is gone. */
  remove(id: number): void {
    this.#gone.add(id);
    this.#forget(id);
  }

  #forget(id: number): void {
    const clientKey = this.#byId.get(id)?.clientKey ?? null;
    if (clientKey !== null) this.#byKey.delete(clientKey);
    this.#marks.delete(id);
    if (this.#byId.delete(id)) this.#ids = this.#ids.filter((known) => known !== id);
  }

  /** The chat was deleted: all that was in it is gone. */
  clear(): void {
    this.#hide(this.newestId ?? 0);
  }

  #hide(upTo: number): void {
    this.#hiddenUpTo = Math.max(this.#hiddenUpTo, upTo);
    for (const id of this.#ids.filter((known) => known <= this.#hiddenUpTo)) this.#forget(id);
  }

  /** Charts that hold a store are compared without its contents. */
  toJSON(): string {
    return 'store';
  }
}

/** A message store as it was at a revision: new whenever something in it changed, so that views notice. */
export class MessageStoreView {
  constructor(
    readonly store: MessageStore,
    readonly revision = 0,
  ) {}

  next(): MessageStoreView {
    return new MessageStoreView(this.store, this.revision + 1);
  }

  toJSON(): string {
    return 'store';
  }
}

/** The message stores of one member, one for each chat that was opened. */
export class MessageStores {
  readonly #stores = new Map<string, MessageStore>();

  of(key: string): MessageStore {
    const known = this.#stores.get(key);
    if (known) return known;
    const store = new MessageStore();
    this.#stores.set(key, store);
    return store;
  }

  toJSON(): string {
    return 'messageStores';
  }
}
