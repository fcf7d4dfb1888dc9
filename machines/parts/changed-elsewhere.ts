import type { Failed } from '../lib/params.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenRefusedTo } from './submission.ts';

/** The server has another version than the one that was changed here, and keeps it (409 `stale`). */
export const isChangedElsewhere = (_: unknown, { failure }: Failed) =>
  failure.kind === 'conflict' && failure.code === 'stale';

/** The first transition of `onError` of the invoke that saves; the chart has the guard of that name. */
export const whenChangedElsewhere = {
  guard: { type: 'isChangedElsewhere', params: failureOf },
  target: 'comparing',
} as const;

/** Chosen between two versions of a form. */
export type VersionEvent =
  /** Replaces the typed text with the server's version. */
  | { type: 'version.load' }
  /** Saves the typed text over the server's version. */
  | { type: 'version.keep' };

/**
 * States of a form that another tab or device saved since it was filled: it reads the server's
 * version and asks which of both to keep; nothing is overwritten unseen. `load` is the port that
 * reads. The chart has the actions `storeEdit`, `storeOther`, `takeOther` and `keepMine` (which
 * makes the other version the one that this edit replaces), and the states of a form.
 */
export const changedElsewhereStates = <const Load extends string>(load: Load) => {
  const editing = { actions: { type: 'storeEdit', params: eventOf } } as const;
  return {
    comparing: {
      description:
        'It was changed elsewhere since the fields were filled; what is there is read, and they wait.',
      meta: { requirement: 'issue 38 stale from another tab' },
      tags: 'busy',
      invoke: {
        id: load,
        src: load,
        onDone: { target: 'stale', actions: { type: 'storeOther', params: outputOf } },
        onError: whenRefusedTo('unsaved'),
      },
    },
    stale: {
      description: 'Both versions are known, and nothing is saved before one of them is chosen.',
      meta: { requirement: 'issue 38 stale from another tab' },
      on: {
        'form.edit': editing,
        'version.load': { target: 'editing', actions: 'takeOther' },
        'version.keep': { target: 'saving', actions: 'keepMine' },
      },
    },
  } as const;
};
