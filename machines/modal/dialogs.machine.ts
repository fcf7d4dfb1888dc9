import { dialogsWords } from './dialogs.words.ts';
import type { Answer } from './modal.types.ts';

const cancelled: Answer = { kind: 'cancelled' };
const it = <Event>({ event }: { event: Event }) => event;
const dropped = ({ event: { id } }: { event: { id: string } }) => ({ id, answer: cancelled });
const lose = ['tellLoss', { type: 'close', params: dropped }] as const;
const leaving = [
  {
    guard: { type: 'isUnsent', params: it },
    actions: { type: 'askDiscard', params: it },
  },
  { actions: { type: 'close', params: dropped } },
] as const;

/** The dialogs on the page, each above the last; who asks hears the answer by the id they gave. */
export const dialogsMachine = dialogsWords.createMachine({
  id: 'dialogs',
  description: 'The stack of dialogs: opened by asking, answered by id.',
  meta: { requirement: 'spec §5 modals; decisions §6' },
  context: { entries: [], fade: 200 },
  initial: 'empty',
  invoke: [
    { id: 'watchMotion', src: 'watchMotion' },
    { id: 'backHold', src: 'backHold', input: ({ self }) => ({ parent: self }) },
  ],
  on: {
    'motion.changed': { actions: { type: 'storeFade', params: it } },
  },
  states: {
    empty: {
      description: 'No dialog is on the page.',
      on: {
        'dialog.open': {
          target: 'showing',
          actions: [
            { type: 'push', params: it },
            { type: 'begin', params: it },
          ],
        },
      },
    },
    showing: {
      description:
        'At least one dialog is on the page, fading or standing; Back belongs to the top one.',
      entry: 'holdBack',
      exit: 'releaseBack',
      on: {
        'dialog.answer': { actions: { type: 'close', params: it } },
        'dialog.dismiss': [
          { guard: { type: 'isLeaving', params: it } },
          { guard: { type: 'isAsked', params: it } },
          { guard: { type: 'hasFlow', params: it }, actions: { type: 'weigh', params: it } },
          ...leaving,
        ],
        'dialog.leave': leaving,
        'back.pressed': { actions: ['leaveTop', 'holdBack'] },
        'dialog.open': [
          {
            guard: { type: 'isNew', params: it },
            actions: [
              { type: 'push', params: it },
              { type: 'begin', params: it },
            ],
          },
          {
            guard: { type: 'isLeaving', params: it },
            actions: { type: 'reopen', params: it },
          },
        ],
        'dialog.edit': { actions: { type: 'storeHeld', params: it } },
        'dialog.broken': { actions: lose },
        'flow.shown': { actions: { type: 'show', params: it } },
        'flow.lost': { actions: lose },
        'part.emitted': { actions: { type: 'passOn', params: it } },
        'news.told': [
          { guard: { type: 'isDeparture', params: it }, actions: 'closeAll' },
          { actions: { type: 'tellFlows', params: it } },
        ],
        'modal.closed': [
          {
            guard: { type: 'isLast', params: it },
            target: 'empty',
            actions: { type: 'drop', params: it },
          },
          { actions: { type: 'drop', params: it } },
        ],
      },
    },
  },
});
