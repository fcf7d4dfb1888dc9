import { fromPromise } from 'xstate';

/** True if the current history entry was pushed by a dialog. */
const isHeld = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;

type Page = Pick<Window, 'history' | 'addEventListener'>;

/** Joins the messages chart's port to the browser's history. */
export const messagesAdapter = (page: Page) => ({
  actors: {
    awaitDialogEnd: fromPromise<void, void>(
      ({ signal }) =>
        new Promise((resolve) => {
          if (!isHeld(page.history.state)) resolve();
          else page.addEventListener('popstate', () => resolve(), { once: true, signal });
        }),
    ),
  },
});
