import { eventOf } from '../lib/params.ts';
import { forwarding } from '../parts/children.ts';
import { dialogSetup } from './dialog.setup.ts';

const cancel = { type: 'announceAnswer', params: { answer: { kind: 'cancelled' } } } as const;
const answer = { type: 'announceAnswer', params: eventOf } as const;
const lose = ['notifyLoss', cancel] as const;
const storeFade = { type: 'storeFade', params: eventOf } as const;
const dismissal = [{ guard: 'hasFlow', actions: 'requestLeave' }, { actions: 'leave' }] as const;

/** One dialog of the stack: whether it is on the page, and whether leaving it loses what was typed. */
export const dialogMachine = dialogSetup.createMachine({
  id: 'dialog',
  description: 'One dialog from the asking to the answer, and until it has faded.',
  meta: { requirement: 'spec §5 modals; decisions §6' },
  context: ({ input }) => ({ ...input, flow: null }),
  initial: 'coming',
  on: {
    'app.event': { guard: 'hasFlow', actions: { type: 'notifyFlow', params: eventOf } },
    ...forwarding,
    'motion.changed': { actions: storeFade },
  },
  states: {
    coming: {
      description: 'Its flow has nothing to show yet, so nothing is on the page.',
      entry: 'beginFlow',
      always: { guard: 'isPlain', target: 'standing' },
      on: {
        'flow.shown': { target: 'standing' },
        'dialog.answer': { target: 'closed', actions: answer },
        'back.pressed': { target: 'closed', actions: cancel },
        'flow.lost': { target: 'closed', actions: lose },
      },
    },
    standing: {
      description: 'The dialog is on the page.',
      invoke: {
        id: 'modal',
        src: 'modal',
        input: ({ context: { fade } }) => ({ fade }),
        onDone: { target: 'closed' },
        onError: { target: 'closed', actions: lose },
      },
      initial: 'shown',
      states: {
        shown: {
          description: 'The person has not answered; a flow says by itself whether it may be left.',
          on: {
            'dialog.answer': { target: 'leaving', actions: answer },
            'dialog.dismiss': dismissal,
            'back.pressed': dismissal,
            'dialog.broken': { target: 'leaving', actions: lose },
            'flow.lost': { target: 'leaving', actions: lose },
          },
          initial: 'untouched',
          states: {
            untouched: {
              description: 'Leaving loses nothing.',
              on: {
                'input.changed': { target: 'edited' },
                'dialog.leave': { target: '#dialog.standing.leaving', actions: cancel },
                'discard.ask': { target: 'asking' },
              },
            },
            edited: {
              description: 'Something was typed that leaving would lose.',
              on: {
                'input.restored': { target: 'untouched' },
                'dialog.leave': { target: 'asking' },
                'discard.ask': { target: 'asking' },
              },
            },
            asking: {
              description: 'A question above it asks whether what was typed may be lost.',
              entry: 'askDiscard',
              exit: 'withdrawQuestion',
              on: {
                'discard.confirm': {
                  target: '#dialog.standing.leaving',
                  actions: [cancel, 'discardInput'],
                },
                'discard.cancel': { target: 'edited' },
                'back.pressed': { target: 'edited' },
                'dialog.dismiss': {},
              },
            },
          },
        },
        leaving: {
          description: 'It is answered and fades out; asked for again, it turns round.',
          tags: 'leaving',
          entry: 'closeFrame',
          on: {
            'dialog.open': {
              target: 'shown',
              actions: [
                { type: 'storeAsked', params: eventOf },
                'endFlow',
                'beginFlow',
                'openFrame',
              ],
            },
          },
        },
      },
    },
    closed: {
      description: 'Nothing of the dialog is left on the page.',
      type: 'final',
      tags: 'leaving',
      entry: 'reportClosed',
    },
  },
});
