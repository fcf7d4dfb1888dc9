import { fromCallback } from 'xstate';
import type { UnsentWorkEvent } from '#machines/auth/unsent-work.types.ts';
import { countWork, type WorkDeps } from './open-work.ts';

/** Milliseconds between two counts. */
const beat = 400;

/** Joins the question before a logout to what is unfinished in the tabs of this browser. */
export const unsentWorkAdapter = (deps: () => WorkDeps) => ({
  actors: {
    watchWork: fromCallback(({ sendBack }) => {
      let isOver = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = async () => {
        // Failed counts are repeated the next time.
        const work = await Promise.resolve()
          .then(() => countWork(deps()))
          .catch(() => null);
        if (isOver) return;
        if (work) sendBack({ type: 'work.counted', work } satisfies UnsentWorkEvent);
        timer = setTimeout(() => void look(), beat);
      };
      void look();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    }),
  },
});
