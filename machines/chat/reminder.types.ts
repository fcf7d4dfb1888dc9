import type { ChatRef } from './chat.types.ts';
import type { DialogToken } from '../modal/dialog-token.types.ts';

/** About which chat, and for when it is set already. */
export interface ReminderAsked {
  readonly chat: ChatRef;
  readonly name: string;
  readonly dueAt: string | null;
}

/** Times that are offered by a word. */
export interface ReminderOffer {
  readonly word: 'hour' | 'tonight' | 'tomorrow';
  readonly dueAt: string;
}

export interface ReminderInput extends ReminderAsked {
  readonly offers: readonly ReminderOffer[];
  /** `YYYY-MM-DD`: the first day that may be chosen. */
  readonly today: string;
}

export type ReminderContext = ReminderInput & { readonly chosen: string | null };

/** Null takes the reminder away. */
export interface ReminderChoice {
  readonly dueAt: string | null;
}

export type ReminderEvent =
  | { type: 'offer.choose'; dueAt: string }
  | { type: 'day.choose'; day: string }
  | { type: 'reminder.remove' };

/** The dialog that asks when to be reminded of a chat. */
export type ReminderDialog = DialogToken<'reminder', ReminderAsked, ReminderChoice>;
