import type { ActorRef, Snapshot } from 'xstate';
import type { NoticeShown } from '../app/notice.types.ts';
import type { ChatRef } from './chat.types.ts';
import type { ReminderAsked } from './reminder.types.ts';

/** A note on this device that a chat wants looking at. */
export interface Reminder extends ChatRef {
  /** Name of the other person, for the notice. */
  readonly name: string;
  /** `YYYY-MM-DDTHH:mm` where the device is: such times are compared as texts. */
  readonly dueAt: string;
  readonly isTold: boolean;
}

export interface RemindersInput {
  readonly viewerId: number;
}

export interface RemindersContext extends RemindersInput {
  readonly reminders: readonly Reminder[];
  /** Local time of the device's clock, in the format of `dueAt`. */
  readonly now: string;
}

/** Answers `reminder.find`, as the dialog about it takes it. */
export type ReminderFound = { type: 'reminder.found' } & ReminderAsked;

export type ReminderAsker = ActorRef<Snapshot<unknown>, ReminderFound>;

/** Commands of a screen to the reminders. */
export type RemindersCommand =
  /** Looks up the due time of this chat's reminder. */
  | { type: 'reminder.find'; chat: ChatRef; name: string; asker: ReminderAsker }
  | { type: 'reminder.set'; chat: ChatRef; name: string; dueAt: string }
  | { type: 'reminder.clear'; chat: ChatRef }
  /** The chat was opened: a reminder that is due has done its work. */
  | { type: 'chat.visited'; chat: ChatRef };

export type RemindersEvent =
  /** Stored reminders, at the start and when another tab changed them. */
  | { type: 'reminders.read'; reminders: readonly Reminder[]; now: string }
  | { type: 'clock.changed'; now: string }
  | RemindersCommand;

/** Commands to the storage of the reminders. */
export type KeeperCommand =
  | { type: 'reminders.write'; reminders: readonly Reminder[] }
  | { type: 'clock.ask' };

export type RemindersEmitted = NoticeShown;
