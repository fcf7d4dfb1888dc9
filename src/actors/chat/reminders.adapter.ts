import { fromCallback } from 'xstate';
import type { KeeperCommand, Reminder, RemindersInput } from '#machines/chat/reminders.types.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { localTime } from './local-time.ts';

const key = 'fanfare.reminders';

const isReminder = (value: unknown): value is Reminder =>
  typeof value === 'object' &&
  value !== null &&
  'withUserId' in value &&
  typeof value.withUserId === 'number' &&
  'chatType' in value &&
  'name' in value &&
  typeof value.name === 'string' &&
  'dueAt' in value &&
  typeof value.dueAt === 'string' &&
  !Number.isNaN(Date.parse(value.dueAt)) &&
  'isTold' in value &&
  typeof value.isTold === 'boolean';

/** The reminders that this member left on this device; what is damaged is left behind. */
export const readReminders = (store: ChatWorld['store'], viewerId: number): Reminder[] => {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return [];
    const own: unknown = Object.entries(value).find(([id]) => id === String(viewerId))?.[1];
    return Array.isArray(own) ? own.filter(isReminder) : [];
  } catch {
    return [];
  }
};

/** Keeps them; none leave nothing behind. */
export const writeReminders = (
  store: ChatWorld['store'],
  viewerId: number,
  reminders: readonly Reminder[],
): void => {
  if (reminders.length === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify({ [viewerId]: reminders }));
};

/** Joins the reminders chart's port to storage, to other tabs and to the clock. */
export const remindersAdapter = ({ store }: Pick<ChatWorld, 'store'>) => ({
  actors: {
    keepReminders: fromCallback<KeeperCommand, RemindersInput>(({ input, sendBack, receive }) => {
      const read = () =>
        sendBack({
          type: 'reminders.read',
          reminders: readReminders(store, input.viewerId),
          now: localTime(new Date()),
        });
      const notifyTime = () => sendBack({ type: 'clock.changed', now: localTime(new Date()) });
      const listenToOther = (event: StorageEvent) => {
        if (event.key === key || event.key === null) read();
      };
      receive((command) => {
        if (command.type === 'clock.ask') notifyTime();
        else writeReminders(store, input.viewerId, command.reminders);
      });
      addEventListener('storage', listenToOther);
      addEventListener('focus', notifyTime);
      read();
      return () => {
        removeEventListener('storage', listenToOther);
        removeEventListener('focus', notifyTime);
      };
    }),
  },
});
