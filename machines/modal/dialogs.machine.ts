import { eventOf } from '../lib/params.ts';
import { forwarding } from '../parts/children.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import { hasUnsentInput } from './unsent-dialog.ts';

const open = { type: 'open', params: eventOf } as const;

/** The dialogs on the page, each above the last; the opener gets the answer by its id. */
export const dialogsMachine = dialogsSetup.createMachine({
  id: 'dialogs',
  description: 'The stack of dialogs: opened by asking, answered by id.',
  meta: { requirement: 'spec §5 modals; decisions §6' },
  context: { dialogs: [], fade: 200 },
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
      on: { 'dialog.open': { target: 'showing', actions: open } },
    },
    showing: {
      description:
        'At least one dialog is on the page, fading or standing; Back belongs to the top one.',
      entry: 'holdBack',
      exit: 'releaseBack',
      invoke: {
        id: 'holdPage',
        src: 'holdPage',
        input: ({ self }) => ({
          isUnsent: () => self.getSnapshot().context.dialogs.some(hasUnsentInput),
        }),
      },
      on: {
        'dialog.open': [
          { guard: { type: 'isNew', params: eventOf }, actions: open },
          { actions: { type: 'openAgain', params: eventOf } },
        ],
        'back.pressed': { actions: ['dismissTop', 'holdBack'] },
        ...forwarding,
        'app.event': [
          { guard: { type: 'isViewerChange', params: eventOf }, actions: 'closeAll' },
          { actions: { type: 'notifyDialogs', params: eventOf } },
        ],
        'dialog.closed': [
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
