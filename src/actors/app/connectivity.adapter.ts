import { fromCallback, fromPromise } from 'xstate';

/** Joins the connectivity chart to the browser's online and offline, and to a cheap call of the server. */
export const connectivityAdapter = ({
  ask,
}: {
  ask: (signal: AbortSignal) => Promise<unknown>;
}) => ({
  actors: {
    probe: fromPromise<void, void>(async ({ signal }) => {
      await ask(signal);
    }),
    watchNetwork: fromCallback<{ type: 'network.read' }>(({ sendBack }) => {
      const lost = () => sendBack({ type: 'connection.lost' });
      const found = () => sendBack({ type: 'connection.found' });
      if (!navigator.onLine) lost();
      window.addEventListener('offline', lost);
      window.addEventListener('online', found);
      return () => {
        window.removeEventListener('offline', lost);
        window.removeEventListener('online', found);
      };
    }),
  },
});
