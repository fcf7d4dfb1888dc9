import { fromCallback } from 'xstate';
import type { KeeperCommand, RemindersInput } from '#machines/chat/reminders.types.ts';
import type { ChatDeps } from './chat-deps.types.ts';
import { localTime } from './local-time.ts';

/** Joins the reminders chart's port to storage, to other tabs and to the clock. */
export const remindersAdapter = ({ chat: { reminders } }: Pick<ChatDeps, 'chat'>) => ({
  actors: {
    keepReminders: fromCallback<KeeperCommand, RemindersInput>(({ input, sendBack, receive }) => {
      const read = () =>
        sendBack({
          type: 'reminders.read',
          reminders: reminders.read(input.viewerId),
          now: localTime(new Date()),
        });
      const notifyTime = () => sendBack({ type: 'clock.changed', now: localTime(new Date()) });
      receive((command) => {
        if (command.type === 'clock.ask') notifyTime();
        else reminders.write(input.viewerId, command.reminders);
      });
      const stop = reminders.watchOtherTabs(read);
      addEventListener('focus', notifyTime);
      read();
      return () => {
        stop();
        removeEventListener('focus', notifyTime);
      };
    }),
  },
});
