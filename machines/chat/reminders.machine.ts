import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { isSameChat } from './chat-ref.ts';
import type { ChatRef } from './chat.types.ts';
import { keepReminders } from './reminders.ports.ts';
import type {
  Reminder,
  ReminderAsker,
  RemindersContext,
  RemindersEmitted,
  RemindersEvent,
  RemindersInput,
} from './reminders.types.ts';

type Named = { chat: ChatRef };
type Question = Named & { name: string; asker: ReminderAsker };
type Kept = { reminders: readonly Reminder[]; now: string };
const named = ({ event }: { event: Named }) => ({ chat: event.chat });

const isDue = ({ now }: RemindersContext, { dueAt, isTold }: Reminder): boolean =>
  !isTold && dueAt <= now;

const noticeOf = ({ name, withUserId }: Reminder): RemindersEmitted => ({
  type: 'notice.shown',
  tone: 'neutral',
  key: 'chat.reminder.due',
  params: { name },
  lead: { label: 'chat.noticeText.open', path: `/messages/${withUserId}` },
});

/** The reminders of a member on this device: each is shown once when it is due. */
export const remindersMachine = setup({
  types: {
    context: {} as RemindersContext,
    input: {} as RemindersInput,
    events: {} as RemindersEvent,
    emitted: {} as RemindersEmitted,
    children: {} as { keepReminders: 'keepReminders' },
  },
  actors: { keepReminders },
  guards: {
    hasDue: ({ context }) => context.reminders.some((one) => isDue(context, one)),
    hasPending: ({ context }) => context.reminders.some(({ isTold }) => !isTold),
    isToldOf: ({ context }, { chat }: Named) =>
      context.reminders.some((one) => one.isTold && isSameChat(one, chat)),
  },
  actions: {
    /** One that another tab showed meanwhile is shown here too: only one tab is visible. */
    storeRead: enqueueActions(({ context, enqueue }, { reminders, now }: Kept) => {
      for (const one of reminders) {
        const known = context.reminders.find((other) => isSameChat(one, other));
        if (one.isTold && known?.dueAt === one.dueAt && !known.isTold) enqueue.emit(noticeOf(one));
      }
      enqueue.assign({ reminders, now });
    }),
    storeNow: assign((_, params: { now: string }) => params),
    put: assign(({ context }, one: Named & { name: string; dueAt: string }) => ({
      reminders: [
        ...context.reminders.filter((other) => !isSameChat(other, one.chat)),
        { ...one.chat, name: one.name, dueAt: one.dueAt, isTold: false },
      ],
    })),
    drop: assign(({ context }, { chat }: Named) => ({
      reminders: context.reminders.filter((one) => !isSameChat(one, chat)),
    })),
    notifyDue: enqueueActions(({ context, enqueue }) => {
      for (const one of context.reminders) if (isDue(context, one)) enqueue.emit(noticeOf(one));
      enqueue.assign({
        reminders: context.reminders.map((one) => ({
          ...one,
          isTold: one.isTold || isDue(context, one),
        })),
      });
    }),
    write: sendTo('keepReminders', ({ context: { reminders } }) => ({
      type: 'reminders.write',
      reminders,
    })),
    answerAsker: sendTo(
      (_, { asker }: Question) => asker,
      ({ context: { reminders } }, { chat, name }: Question) => ({
        type: 'reminder.found' as const,
        chat,
        name,
        dueAt: reminders.find((one) => isSameChat(one, chat))?.dueAt ?? null,
      }),
    ),
    askClock: sendTo('keepReminders', { type: 'clock.ask' }),
  },
  /** Timers stand still while a device sleeps: the clock is asked anew, and often enough. */
  delays: { look: 20_000 },
}).createMachine({
  id: 'reminders',
  description: 'Keeps the reminders of this device, and shows a notice when one is due.',
  meta: { requirement: 'decisions §8 reminder' },
  context: ({ input: { viewerId } }) => ({ viewerId, reminders: [], now: '' }),
  invoke: {
    id: 'keepReminders',
    src: 'keepReminders',
    input: ({ context: { viewerId } }) => ({ viewerId }),
  },
  initial: 'resting',
  on: {
    'reminders.read': {
      target: '.deciding',
      actions: { type: 'storeRead', params: eventOf },
    },
    'clock.changed': {
      target: '.deciding',
      actions: { type: 'storeNow', params: ({ event: { now } }) => ({ now }) },
    },
    'reminder.find': { actions: { type: 'answerAsker', params: eventOf } },
    'reminder.set': {
      target: '.asking',
      actions: [{ type: 'put', params: eventOf }, 'write'],
    },
    'reminder.clear': {
      target: '.asking',
      actions: [{ type: 'drop', params: named }, 'write'],
    },
    'chat.visited': {
      guard: { type: 'isToldOf', params: named },
      actions: [{ type: 'drop', params: named }, 'write'],
    },
  },
  states: {
    resting: { description: 'Nothing is to come.' },
    asking: {
      description: 'The clock is asked what time it is.',
      entry: 'askClock',
    },
    deciding: {
      description: 'What is due is shown; what is to come is waited for.',
      always: [
        { guard: 'hasDue', target: 'resting', actions: ['notifyDue', 'write', 'askClock'] },
        { guard: 'hasPending', target: 'waiting' },
        { target: 'resting' },
      ],
    },
    waiting: {
      description: 'One is to come, and the clock is looked at now and then.',
      after: { look: { target: 'asking' } },
    },
  },
});
