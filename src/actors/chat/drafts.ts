import type { Draft } from '#machines/chat/composer.types.ts';
import { isHeld, isUnsentFile, toUnsent, unsentUpload } from '#machines/lib/held-file.ts';
import type { Upload } from '#machines/media/uploaded.types.ts';
import { isBlank } from '#src/contract/lib/blank.ts';
import type { Store } from '../lib/stored-record.ts';
import { isText, shaped, type Guard } from '../lib/guards.ts';
import { storedEntries } from '../lib/stored-entries.ts';

interface Kept {
  readonly text: string;
  /** Files whose bytes the server has. */
  readonly attachments?: unknown;
  /** Files whose bytes it does not have: they are chosen again. */
  readonly unsent?: unknown;
  readonly price?: unknown;
}

/** Unsent drafts of this browser's members. */
export interface Drafts {
  /** Returns the member's draft in this chat. */
  readonly read: (userId: number, chat: string) => Draft;
  /** Keeps a draft; an empty one leaves nothing behind. */
  readonly write: (userId: number, chat: string, draft: Draft) => void;
  /** Returns true if a field of this tab has text, as its composers last reported. */
  readonly isTyping: () => boolean;
  /** A composer of this tab says so of itself, and with false that it is empty or gone. */
  readonly type: (userId: number, chat: string, isTyped: boolean) => void;
  /** The texts of a member by chat, now and whenever one changes here or in another tab. */
  readonly watch: (
    userId: number,
    notify: (texts: Readonly<Record<string, string>>) => void,
  ) => () => void;
}

const isFile = shaped<{ name: string; hash: string }>({ name: isText, hash: isText });
const isUpload = (value: unknown): value is Upload => isFile(value) && 'id' in value;
const isKept: Guard<Kept> = shaped<{ text: string }>({ text: isText });

/** Filters a stored list of files: only those that the server has outlive a reload. */
export const keptFiles = (files: unknown): Upload[] =>
  Array.isArray(files) ? files.filter(isUpload).map((file) => ({ ...file, source: null })) : [];

const unsentFiles = (files: unknown): Upload[] =>
  Array.isArray(files) ? files.filter(isUnsentFile).map(unsentUpload) : [];

const nameOf = (userId: number, chat: string): string => `${userId}/${chat}`;

/** Created once for the chat, with the `key` that they are stored under. */
export function createDrafts(store: Store, key: string): Drafts {
  const stored = storedEntries(store, key, isKept);
  const typing = new Set<string>();
  return {
    isTyping: () => typing.size > 0,
    type: (userId, chat, isTyped) => {
      if (isTyped) typing.add(nameOf(userId, chat));
      else typing.delete(nameOf(userId, chat));
    },
    read: (userId, chat) => {
      const found = stored.read()[nameOf(userId, chat)];
      return {
        text: found?.text ?? '',
        attachments: [...keptFiles(found?.attachments), ...unsentFiles(found?.unsent)],
        price: typeof found?.price === 'string' && found.price !== '' ? found.price : null,
      };
    },
    write: (userId, chat, { text, attachments, price }) => {
      const name = nameOf(userId, chat);
      const { [name]: _, ...others } = stored.read();
      const held = keptFiles(attachments.filter(isHeld));
      const unsent = attachments.flatMap((file) => toUnsent(file) ?? []);
      const isEmpty = text === '' && held.length + unsent.length === 0 && !price;
      const draft = { text, attachments: held, unsent, price, at: Date.now() };
      stored.write(isEmpty ? others : { ...others, [name]: draft });
    },
    watch: (userId, notify) => {
      const start = nameOf(userId, '');
      return stored.subscribe(() => {
        const texts = Object.entries(stored.read()).flatMap(([name, { text }]) =>
          name.startsWith(start) && !isBlank(text) ? [[name.slice(start.length), text]] : [],
        );
        notify(Object.fromEntries(texts));
      });
    },
  };
}
