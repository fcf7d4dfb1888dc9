import { fromPromise } from 'xstate';
import { backHoldAdapter, type BackHoldWindow } from './back-hold.adapter.ts';

/** Joins the ports of the unsaved words to the History API. */
export const unsavedWordsAdapter = (page: BackHoldWindow) => ({
  actors: {
    awaitReturn: backHoldAdapter(page).actors.awaitReturn,
    moveSteps: fromPromise<void, { readonly steps: number }>(
      ({ input, signal }) =>
        new Promise((resolve) => {
          page.addEventListener('popstate', () => resolve(), { once: true, signal });
          page.history.go(input.steps);
        }),
    ),
  },
});
