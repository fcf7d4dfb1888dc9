import { fromCallback, type Subscription } from 'xstate';
import type { AskerLeft, WatchAsker } from '#machines/media/uploads.types.ts';

/**
 * Sends AskerLeft when the actor that shows an upload has stopped. Such an actor says nothing more
 * itself; its subscribers see its end.
 */
export const watchAskers = fromCallback<WatchAsker>(({ receive, sendBack }) => {
  const watched = new Map<string, Subscription>();
  receive(({ id, screen }) => {
    watched.get(id)?.unsubscribe();
    const left = () => sendBack({ type: 'asker.left', id } satisfies AskerLeft);
    if (screen.getSnapshot().status === 'active')
      watched.set(id, screen.subscribe({ complete: left, error: left }));
    else left();
  });
  return () => {
    for (const one of watched.values()) one.unsubscribe();
  };
});
