import { fromCallback, fromPromise } from 'xstate';
import type { Work } from '#machines/auth/unsent-work.types.ts';
import { answerTabs, countWork, type WorkWorld } from './open-work.ts';

/** Joins the departure chart to the tabs of this browser. */
export const departureAdapter = (world: () => WorkWorld) => ({
  actors: {
    countWork: fromPromise<Work, void>(() => countWork(world())),
    answerTabs: fromCallback(() => answerTabs(world())),
  },
});
