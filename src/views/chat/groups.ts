import type { Message } from '#machines/chat/chat.types.ts';
import type { MessageStore } from '#machines/chat/message-store.ts';
import type { OutboxItem } from '#machines/chat/outbox.types.ts';

/** Milliseconds within which messages of one person belong together. */
const together = 5 * 60_000;

/** Author and time of a row of the log. */
export interface Written {
  readonly authorId: number;
  readonly at: string;
  /** True for rows that join no group: notifications and deleted messages. */
  readonly isAlone: boolean;
}

const writtenOf = (message: Message, isErased: boolean): Written => ({
  authorId: message.authorId,
  at: message.createdAt,
  isAlone: isErased || message.notice !== null,
});

/** Outbox items without a time belong to no group yet. */
const writtenHere = ({ at }: OutboxItem, authorId: number): Written => ({
  authorId,
  at,
  isAlone: at === '',
});

/** The day of a moment on this device. */
const dayOf = (moment: string): string => new Date(moment).toDateString();

/** True if a row joins the one above: same author, same day, within five minutes. */
export const isTogether = (above: Written | undefined, below: Written | undefined): boolean =>
  above !== undefined &&
  below !== undefined &&
  !above.isAlone &&
  !below.isAlone &&
  above.authorId === below.authorId &&
  // NaN if a time is missing, so rows of one author still join.
  !(Date.parse(below.at) - Date.parse(above.at) >= together) &&
  dayOf(above.at) === dayOf(below.at);

interface Log {
  readonly store: Pick<MessageStore, 'count' | 'at'>;
  /** Outbox items, below the messages. */
  readonly pending: readonly OutboxItem[];
  readonly viewerId: number;
  readonly isErased: (id: number) => boolean;
  /** Index of the first new message: a line separates it from the row above. */
  readonly mark: number;
}

/** Returns a row's key and its place in group and day, by index; store first, then outbox. */
export function rowsOf({ store, pending, viewerId, isErased, mark }: Log) {
  const writtenAt = (index: number): Written | undefined => {
    const message = store.at(index);
    if (message) return writtenOf(message, isErased(message.id));
    const item = pending[index - store.count];
    return item && writtenHere(item, viewerId);
  };
  return {
    keyOf: (index: number): string => {
      const message = store.at(index);
      if (message) return message.clientKey ?? String(message.id);
      const item = pending[index - store.count];
      return item?.key ?? `local ${item?.localId}`;
    },
    joinsAbove: (index: number): boolean =>
      index !== mark && isTogether(writtenAt(index - 1), writtenAt(index)),
    isFirstOfDay: (index: number): boolean => {
      const [above, own] = [store.at(index - 1), store.at(index)];
      if (own?.createdAt === '') return false;
      return !above || !own || dayOf(above.createdAt) !== dayOf(own.createdAt);
    },
  };
}
