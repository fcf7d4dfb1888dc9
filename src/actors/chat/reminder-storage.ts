import type { Reminder } from '#machines/chat/reminders.types.ts';
import { isFields, isFlag, isNumber, isText, shaped } from '../lib/guards.ts';
import { storedRecord, type Store } from '../lib/stored-record.ts';

/** The reminders that a member left on this device. */
export interface ReminderStorage {
  /** Reads the reminders; skips damaged ones. */
  readonly read: (viewerId: number) => Reminder[];
  /** Keeps them; none leave nothing behind. */
  readonly write: (viewerId: number, reminders: readonly Reminder[]) => void;
  /** Calls back when another tab has written; answers the way to stop it. */
  readonly watchOtherTabs: (listener: () => void) => () => void;
}

const hasFields = shaped<Omit<Reminder, 'chatType'>>({
  withUserId: isNumber,
  name: isText,
  dueAt: (value): value is string => isText(value) && !Number.isNaN(Date.parse(value)),
  isTold: isFlag,
});
const isReminder = (value: unknown): value is Reminder => hasFields(value) && 'chatType' in value;

/** Created once for the chat, with the `key` that they are stored under. */
export function createReminderStorage(store: Store, key: string): ReminderStorage {
  const stored = storedRecord(store, key, isFields);
  return {
    read: (viewerId) => {
      const own = Object.entries(stored.read() ?? {}).find(([id]) => id === String(viewerId))?.[1];
      return Array.isArray(own) ? own.filter(isReminder) : [];
    },
    write: (viewerId, reminders) =>
      stored.write(reminders.length === 0 ? null : { [viewerId]: reminders }),
    watchOtherTabs: stored.watchOtherTabs,
  };
}
