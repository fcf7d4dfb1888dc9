import { assign, setup } from 'xstate';
import { attemptGuards, secondWaited } from '../lib/attempt.ts';
import type { UndoWindowContext, UndoWindowEvent, UndoWindowInput } from './undo-window.types.ts';
import { countedUndoWindow, undoWindow } from './undo-window.ts';

const over = { target: 'over' } as const;
const undoing = { 'entry.undo': { target: 'resting' } } as const;

/** The part of what may be taken back alone: unseen time, and seconds that are counted in sight. */
export const undoWindowMachine = setup({
  types: {
    context: {} as UndoWindowContext,
    input: {} as UndoWindowInput,
    events: {} as UndoWindowEvent,
  },
  guards: { hasWaited: attemptGuards.hasWaited },
  actions: {
    startCountdown: assign({ secondsLeft: 3 }),
    countDown: assign((attempt) => secondWaited(attempt)),
  },
  delays: { second: 1000, undoTime: 8000 },
}).createMachine({
  id: 'undoWindow',
  description: 'An entry is removed or sent, which may be taken back for a moment.',
  meta: { requirement: 'issue 35 §1 parts' },
  context: ({ input }) => ({ ...input, secondsLeft: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The entry stands there; nothing was done.',
      on: {
        'entry.remove': { target: 'removed' },
        'entry.send': { target: 'waiting', actions: 'startCountdown' },
      },
    },
    removed: undoWindow('The entry is removed, which may be taken back.', over, undoing),
    waiting: countedUndoWindow(
      'waiting',
      'The entry will be sent when the seconds are over, which may be taken back.',
      over,
      undoing,
    ),
    over: { description: 'Nobody took it back in time.' },
  },
});
