import { assign, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type { Answer } from '../modal/modal.types.ts';
import type {
  ReminderChoice,
  ReminderContext,
  ReminderEvent,
  ReminderInput,
} from './reminder.types.ts';

/** The dialog in which one says when to be reminded of a chat. */
export const reminderMachine = setup({
  types: {
    context: {} as ReminderContext,
    input: {} as ReminderInput,
    events: {} as ReminderEvent,
    output: {} as Answer<ReminderChoice>,
  },
  guards: {
    hasReminder: ({ context }) => context.dueAt !== null,
    isToCome: ({ context }, { day }: { day: string }) => day >= context.today,
  },
  actions: {
    storeOffer: assign((_, { dueAt }: { dueAt: string }) => ({ chosen: dueAt })),
    /** At nine, where the device is. */
    storeDay: assign((_, { day }: { day: string }) => ({ chosen: `${day}T09:00` })),
  },
}).createMachine({
  id: 'reminder',
  description: 'Asks when to be reminded of a chat.',
  meta: { requirement: 'decisions §8 reminder' },
  context: ({ input }) => ({ ...input, chosen: null }),
  output: ({ context }) => ({ kind: 'confirmed', value: { dueAt: context.chosen } }),
  initial: 'choosing',
  on: {
    'offer.choose': {
      target: '.chosen',
      actions: { type: 'storeOffer', params: eventOf },
    },
    'day.choose': [
      {
        guard: { type: 'isToCome', params: eventOf },
        target: '.chosen',
        actions: { type: 'storeDay', params: eventOf },
      },
      { target: '.tooEarly' },
    ],
    'reminder.remove': { guard: 'hasReminder', target: '.removed' },
  },
  states: {
    choosing: { description: 'A few times are offered by a word, and any day.' },
    tooEarly: { description: 'The day is over, or none was chosen; the field says so.' },
    chosen: { description: 'The output is the time.', type: 'final' },
    removed: { description: 'The output says that the reminder is removed.', type: 'final' },
  },
});
