import { eventOf } from '../lib/params.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import type { Answer } from './modal.types.ts';

const cancelled: Answer = { kind: 'cancelled' };
const dropped = ({ event: { id } }: { event: { id: string } }) => ({ id, answer: cancelled });
const lose = ['notifyLoss', { type: 'close', params: dropped }] as const;
const leaving = [
  {
    guard: { type: 'isUnsent', params: eventOf },
    actions: { type: 'askDiscard', params: eventOf },
  },
  { actions: { type: 'close', params: dropped } },
] as const;

/** The dialogs on the page, each above the last; the opener gets the answer by its id. */
export const dialogsMachine = dialogsSetup.createMachine({
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
    'motion.changed': { actions: { type: 'storeFade', params: eventOf } },
  },
  states: {
    empty: {
      description: 'No dialog is on the page.',
      on: {
        'dialog.open': {
          target: 'showing',
          actions: [
            { type: 'push', params: eventOf },
            { type: 'begin', params: eventOf },
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
        'dialog.answer': { actions: { type: 'close', params: eventOf } },
        'dialog.dismiss': [
          { guard: { type: 'isLeaving', params: eventOf } },
          { guard: { type: 'isAsked', params: eventOf } },
          {
            guard: { type: 'hasFlow', params: eventOf },
            actions: { type: 'weigh', params: eventOf },
          },
          ...leaving,
        ],
        'dialog.leave': leaving,
        'back.pressed': { actions: ['leaveTop', 'holdBack'] },
        'dialog.open': [
          {
            guard: { type: 'isNew', params: eventOf },
            actions: [
              { type: 'push', params: eventOf },
              { type: 'begin', params: eventOf },
            ],
          },
          {
            guard: { type: 'isLeaving', params: eventOf },
            actions: { type: 'reopen', params: eventOf },
          },
        ],
        'dialog.edit': { actions: { type: 'storeHeld', params: eventOf } },
        'dialog.broken': { actions: lose },
        'flow.shown': { actions: { type: 'show', params: eventOf } },
        'flow.lost': { actions: lose },
        'child.emitted': { actions: { type: 'forward', params: eventOf } },
        'app.event': [
          { guard: { type: 'isDeparture', params: eventOf }, actions: 'closeAll' },
          { actions: { type: 'notifyFlows', params: eventOf } },
        ],
        'modal.closed': [
          {
            guard: { type: 'isLast', params: eventOf },
            target: 'empty',
            actions: { type: 'drop', params: eventOf },
          },
          { actions: { type: 'drop', params: eventOf } },
        ],
      },
    },
  },
});
