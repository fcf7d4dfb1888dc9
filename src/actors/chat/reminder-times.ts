import type { ReminderOffer } from '#machines/chat/reminder.types.ts';
import { dayOf, localTime } from './local-time.ts';

const eveningHour = 20;

/** Times offered at a moment: tonight only while the evening is an hour away at least. */
export const reminderTimes = (now: Date): { offers: readonly ReminderOffer[]; today: string } => {
  const today = dayOf(now);
  const tomorrow = new Date(now);
  tomorrow.setDate(now.getDate() + 1);
  const hour = localTime(new Date(now.getTime() + 3_600_000));
  return {
    /** At nine the present day may be over already. */
    today: now.getHours() < 9 ? today : dayOf(tomorrow),
    offers: [
      { word: 'hour', dueAt: hour },
      ...(now.getHours() < eveningHour - 1
        ? [{ word: 'tonight' as const, dueAt: `${today}T${eveningHour}:00` }]
        : []),
      { word: 'tomorrow', dueAt: `${dayOf(tomorrow)}T09:00` },
    ],
  };
};
