import { fromCallback, type Subscription } from 'xstate';
import type { AskerLeft, WatchAsker } from '#machines/media/uploads.types.ts';

/**
 * Sends AskerLeft when an actor that requested an upload has stopped. Such an actor says nothing more
 * itself; its subscribers see its end.
 */
export const watchAskers = fromCallback<WatchAsker>(({ receive, sendBack }) => {
  const watched = new Map<string, Subscription>();
  receive(({ id, asker }) => {
    watched.get(id)?.unsubscribe();
    const left = () => sendBack({ type: 'asker.left', id } satisfies AskerLeft);
    if (asker.getSnapshot().status === 'active')
      watched.set(id, asker.subscribe({ complete: left, error: left }));
    else left();
  });
  return () => {
    for (const one of watched.values()) one.unsubscribe();
  };
});
