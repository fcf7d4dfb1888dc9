import type { Message } from '#machines/chat/chat.types.ts';
import type { OutboxItem } from '#machines/chat/outbox.types.ts';

/** Milliseconds within which messages of one person belong together. */
const together = 5 * 60_000;

/** What a row of the log is: who wrote it, and when. */
export interface Written {
  readonly authorId: number;
  readonly at: string;
  /** It stands alone: a notification, or what is left of a deleted message. */
  readonly isAlone: boolean;
}

export const writtenOf = (message: Message, isErased: boolean): Written => ({
  authorId: message.authorId,
  at: message.createdAt,
  isAlone: isErased || message.notice !== null,
});

/** What is on its way belongs to nothing until it is known when it was written. */
export const writtenHere = ({ at }: OutboxItem, authorId: number): Written => ({
  authorId,
  at,
  isAlone: at === '',
});

/** The day of a moment on this device. */
export const dayOf = (moment: string): string => new Date(moment).toDateString();

/** Whether a row belongs to the one above it: same person, same day, within five minutes. */
export const isTogether = (above: Written | undefined, below: Written | undefined): boolean =>
  above !== undefined &&
  below !== undefined &&
  !above.isAlone &&
  !below.isAlone &&
  above.authorId === below.authorId &&
  Date.parse(below.at) - Date.parse(above.at) < together &&
  dayOf(above.at) === dayOf(below.at);
