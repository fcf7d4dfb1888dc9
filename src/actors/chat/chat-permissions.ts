import { chatKey } from '#machines/chat/chat-ref.ts';
import type { ChatRef } from '#machines/chat/chat.types.ts';
import type { WriteBar, WriteRules } from '#machines/chat/composer.types.ts';

type Listener = (rules: WriteRules) => void;

/** Cache of the write permissions of each chat, with subscriptions for composers. */
export class ChatPermissions {
  readonly #rules = new Map<string, WriteRules>();
  readonly #listeners = new Map<string, Set<Listener>>();

  readonly notify = (chat: ChatRef, rules: WriteRules): void => {
    const key = chatKey(chat);
    this.#rules.set(key, rules);
    for (const listener of this.#listeners.get(key) ?? []) listener(rules);
  };

  /** Clears a bar that kept the viewer from writing. */
  lift(chat: ChatRef, bar: WriteBar): void {
    const known = this.#rules.get(chatKey(chat));
    if (known?.bar === bar) this.notify(chat, { ...known, bar: null });
  }

  /** Sets a bar on writing that no page of the chat contains. */
  close(chat: ChatRef, bar: WriteBar, otherwise: Omit<WriteRules, 'bar'>): void {
    this.notify(chat, { ...(this.#rules.get(chatKey(chat)) ?? otherwise), bar });
  }

  /** Subscribes to permissions: called with the cached ones, and with every change. */
  listen(chat: ChatRef, listener: Listener): () => void {
    const key = chatKey(chat);
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    const known = this.#rules.get(key);
    if (known) listener(known);
    return () => listeners.delete(listener);
  }
}
