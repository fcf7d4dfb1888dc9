import type { Draft } from '#machines/chat/composer.types.ts';
import type { Upload } from '#machines/media/upload.types.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { subscribeToStorage } from './storage-listeners.ts';

const key = 'fanfare.drafts';
/** Milliseconds after which an unsent text is forgotten. */
const lifetime = 30 * 86_400_000;

interface Kept {
  readonly text: string;
  readonly at: number;
  /** Those that are ready: the others end with the page. */
  readonly attachments?: unknown;
  readonly price?: unknown;
}

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.name === 'string' &&
  'hash' in value &&
  typeof value.hash === 'string';

/** What is left of a list of files after a reload: those the server has. */
export const keptFiles = (files: unknown): Upload[] =>
  Array.isArray(files) ? files.filter(isUpload).map((file) => ({ ...file, source: null })) : [];

type Shelf = Record<string, Kept>;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** Reads what is stored; anything that is not ours, or too old, is left behind. */
const read = (store: ChatWorld['store']): Shelf => {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const fresh = Object.entries(value).filter(
      (entry): entry is [string, Kept] => isKept(entry[1]) && entry[1].at > Date.now() - lifetime,
    );
    return Object.fromEntries(fresh);
  } catch {
    return {};
  }
};

const nameOf = (userId: number, chat: string): string => `${userId}/${chat}`;

/** What this member left in this chat. */
export const readDraft = (store: ChatWorld['store'], userId: number, chat: string): Draft => {
  const found = read(store)[nameOf(userId, chat)];
  return {
    text: found?.text ?? '',
    attachments: keptFiles(found?.attachments),
    price: typeof found?.price === 'string' && found.price !== '' ? found.price : null,
  };
};

/** Keeps a draft; an empty one leaves nothing behind. */
export const writeDraft = (
  store: ChatWorld['store'],
  userId: number,
  chat: string,
  { text, attachments, price }: Draft,
): void => {
  const shelf = read(store);
  const { [nameOf(userId, chat)]: _, ...others } = shelf;
  const ready = keptFiles(attachments.filter(({ status }) => status === 'ready'));
  const isEmpty = text === '' && ready.length === 0 && !price;
  const next = isEmpty
    ? others
    : { ...others, [nameOf(userId, chat)]: { text, attachments: ready, price, at: Date.now() } };
  if (Object.keys(next).length === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify(next));
  for (const listener of listeners) listener();
};

/** Whoever shows drafts in this tab. */
const listeners = new Set<() => void>();

/** Tells the texts of a member by chat, now and whenever one changes here or in another tab. */
export const watchDrafts = (
  store: ChatWorld['store'],
  userId: number,
  notify: (texts: Readonly<Record<string, string>>) => void,
): (() => void) => {
  const start = nameOf(userId, '');
  const say = () =>
    notify(
      Object.fromEntries(
        Object.entries(read(store)).flatMap(([name, { text }]) =>
          name.startsWith(start) && text.trim() !== '' ? [[name.slice(start.length), text]] : [],
        ),
      ),
    );
  return subscribeToStorage(listeners, key, say);
};
