import { fromCallback } from 'xstate';
import type { DataSaverMode } from '#machines/app/data-saver.types.ts';
import type { Store } from '../lib/stored-record.ts';

/** A network that may say when it changes; few browsers have it. */
export interface NetworkChanges {
  readonly addEventListener?: (type: 'change', listener: () => void) => void;
  readonly removeEventListener?: (type: 'change', listener: () => void) => void;
}

const toMode = (text: string | null | undefined): DataSaverMode =>
  text === 'on' || text === 'off' ? text : 'auto';

/** Writes the attribute that pictures and lists read. */
const paint = (mode: DataSaverMode) => {
  const { dataset } = document.documentElement;
  if (mode === 'auto') delete dataset['saver'];
  else dataset['saver'] = mode;
};
const keep = (store: Store, key: string, mode: DataSaverMode) => {
  if (mode === 'auto') store.removeItem(key);
  else store.setItem(key, mode);
};

/**
 * Joins the chart of the data saver to `<html data-saver>`, which pictures and lists read, and to the `key`
 * of localStorage. The page's first script writes the same attribute before anything is fetched.
 */
export const dataSaverAdapter = ({
  store,
  key,
  isSaving,
  network,
}: {
  store: Store;
  key: string;
  /** Returns true if data is saved now, by the attribute and the network. */
  isSaving: () => boolean;
  network: NetworkChanges | undefined;
}) => ({
  actors: {
    keepDataSaver: fromCallback<{ type: 'dataSaver.apply'; mode: DataSaverMode }>(
      ({ sendBack, receive }) => {
        const { dataset } = document.documentElement;
        const type = 'dataSaver.changed';
        const report = () =>
          sendBack({ type, mode: toMode(dataset['saver']), isSaving: isSaving() });
        const follow = (mode: DataSaverMode) => {
          paint(mode);
          report();
        };
        const listener = (event: StorageEvent) => {
          if (event.key === key || event.key === null) follow(toMode(event.newValue));
        };
        receive(({ mode }) => {
          keep(store, key, mode);
          follow(mode);
        });
        follow(toMode(store.getItem(key) ?? dataset['saver']));
        window.addEventListener('storage', listener);
        network?.addEventListener?.('change', report);
        return () => {
          window.removeEventListener('storage', listener);
          network?.removeEventListener?.('change', report);
        };
      },
    ),
  },
});
