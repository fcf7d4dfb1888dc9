import { fromCallback, fromPromise } from 'xstate';
import type { Work } from '#machines/auth/unsent-work.types.ts';
import { answerTabs, countWork, type WorkDeps } from './open-work.ts';

/** Joins the departure chart to the tabs of this browser. */
export const departureAdapter = (deps: () => WorkDeps) => ({
  actors: {
    countWork: fromPromise<Work, void>(() => countWork(deps())),
    answerTabs: fromCallback(() => answerTabs(deps())),
  },
});
