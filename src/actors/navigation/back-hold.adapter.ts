import { fromCallback, fromPromise } from 'xstate';

/** Part of the window that holding Back uses. */
export type BackHoldWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/** True if the current history entry is the held one. */
const isHeld = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state;

/** Joins the ports of the held Back to the History API. The held entry keeps the state of the page's own. */
export const backHoldAdapter = (page: BackHoldWindow) => ({
  actors: {
    holdEntry: fromCallback<{ type: 'entry.read' }>(({ sendBack }) => {
      const { history } = page;
      const state: unknown = history.state;
      history.pushState({ ...(typeof state === 'object' ? state : null), dialog: true }, '');
      const onPop = () => {
        if (!isHeld(history.state)) sendBack({ type: 'entry.taken' });
      };
      page.addEventListener('popstate', onPop);
      return () => {
        page.removeEventListener('popstate', onPop);
        if (isHeld(history.state)) history.back();
      };
    }),
    awaitReturn: fromPromise<void, void>(
      ({ signal }) =>
        new Promise((resolve) => {
          if (!isHeld(page.history.state)) resolve();
          else page.addEventListener('popstate', () => resolve(), { once: true, signal });
        }),
    ),
  },
});
