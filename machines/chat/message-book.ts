import type { Message } from './chat.types.ts';

/** Every message of one chat that has been loaded, in order. Lives beside the charts, not inside them. */
export class MessageBook {
  readonly #byId = new Map<number, Message>();
  readonly #byKey = new Map<string, number>();
  #ids: number[] = [];
  /** Where older messages start; null at the very first one. Undefined before anything was loaded. */
  before: number | null | undefined = undefined;

  get count(): number {
    return this.#ids.length;
  }

  get newestId(): number | null {
    return this.#ids.at(-1) ?? null;
  }

  at(index: number): Message | undefined {
    const id = this.#ids[index];
    return id === undefined ? undefined : this.#byId.get(id);
  }

  hasKey(clientKey: string): boolean {
    return this.#byKey.has(clientKey);
  }

  /** Adds or replaces by id, whatever the order; a message is never held twice. */
  merge(messages: readonly Message[]): void {
    const fresh: number[] = [];
    for (const message of messages) {
      if (!this.#byId.has(message.id)) fresh.push(message.id);
      const known = this.#byId.get(message.id)?.clientKey ?? null;
      const clientKey = message.clientKey ?? known;
      this.#byId.set(message.id, { ...message, clientKey });
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
  }

  /**
   * The newest page as the server has it now: edits win and what it no longer holds goes. With no
   * common message there is a hole that paging could not see, so the past is dropped.
   */
  reconcile(page: readonly Message[], before: number | null): void {
    const ids = page.map(({ id }) => id);
    const oldest = Math.min(...ids);
    const overlaps = before === null || this.#ids.some((id) => id >= oldest);
    if (!overlaps || page.length === 0) {
      this.clear();
      this.before = before;
    } else {
      const kept = new Set(ids);
      const from = before === null ? -Infinity : oldest;
      for (const id of this.#ids.filter((known) => known >= from && !kept.has(known))) {
        this.remove(id);
      }
      if (this.before === undefined) this.before = before;
    }
    this.merge(page);
  }

  remove(id: number): void {
    const clientKey = this.#byId.get(id)?.clientKey ?? null;
    if (clientKey !== null) this.#byKey.delete(clientKey);
    if (this.#byId.delete(id)) this.#ids = this.#ids.filter((known) => known !== id);
  }

  clear(): void {
    this.#byId.clear();
    this.#byKey.clear();
    this.#ids = [];
    this.before = undefined;
  }

  /** Charts that hold a book are compared without its contents. */
  toJSON(): string {
    return 'book';
  }
}

/** A book as it stood at a revision: new whenever something in it changed, so that views notice. */
export class BookView {
  constructor(
    readonly book: MessageBook,
    readonly revision = 0,
  ) {}

  next(): BookView {
    return new BookView(this.book, this.revision + 1);
  }

  toJSON(): string {
    return 'book';
  }
}

/** The books of one member, one for each chat that was opened. */
export class BookShelf {
  readonly #books = new Map<string, MessageBook>();

  of(key: string): MessageBook {
    const known = this.#books.get(key);
    if (known) return known;
    const book = new MessageBook();
    this.#books.set(key, book);
    return book;
  }

  toJSON(): string {
    return 'shelf';
  }
}
