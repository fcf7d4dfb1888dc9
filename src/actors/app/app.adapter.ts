import { fromPromise } from 'xstate';
import type { ConfigProblem } from '#machines/app/config.types.ts';

/** Reports to the app chart what the check of the hosting page's configuration found. */
export const appAdapter = ({ problem }: { problem: ConfigProblem | null }) => ({
  actors: {
    readConfig: fromPromise<void, void>(async () => {
      if (problem) throw problem;
    }),
  },
});
