import { fromCallback } from 'xstate';
import type { Store } from '../lib/stored-record.ts';

interface DiscreetDeps {
  readonly store: Store;
  /** Key of localStorage. */
  readonly key: string;
  /** Storage key of the chosen shortcuts: a shortcut that is turned off does nothing. */
  readonly shortcutsKey: string;
}

const isKey = ({ shiftKey, altKey, ctrlKey, metaKey, repeat, code, key }: KeyboardEvent) =>
  shiftKey &&
  altKey &&
  !(ctrlKey || metaKey || repeat) &&
  // Another sign than D stands there on some keyboards, and with Alt on a Mac.
  (code === 'KeyD' || key.toLowerCase() === 'd');

/** Writes the attribute that texts, pictures and the tab's icon read. */
const paint = (isOn: boolean) => {
  const { dataset } = document.documentElement;
  if (isOn) dataset['discreet'] = 'on';
  else delete dataset['discreet'];
};

/** True if the person turned off this shortcut, or all of them. */
const isOff = (choices: string | null): boolean =>
  (choices?.split(' ') ?? []).some((word) => word === 'off' || word === 'discreet');

/**
 * Joins the chart of discreet mode to the keyboard, to `<html data-discreet>`, and to the `key` of
 * localStorage. The page's first script writes the attribute before any frame, and follows other tabs.
 */
export const discreetAdapter = ({ store, key, shortcutsKey }: DiscreetDeps) => ({
  actors: {
    keepDiscreet: fromCallback<{ type: 'discreet.apply'; isOn: boolean }>(
      ({ sendBack, receive }) => {
        const listening = new AbortController();
        const follow = (isOn: boolean) => {
          paint(isOn);
          sendBack({ type: 'discreet.changed', isOn });
        };
        const onStorage = (event: StorageEvent) => {
          if (event.key === key || event.key === null) follow(event.newValue !== null);
        };
        const onKey = (event: KeyboardEvent) => {
          if (!isKey(event) || isOff(store.getItem(shortcutsKey))) return;
          event.preventDefault();
          sendBack({ type: 'discreet.switch' });
        };
        receive(({ isOn }) => {
          paint(isOn);
          if (isOn) store.setItem(key, 'on');
          else store.removeItem(key);
        });
        follow(store.getItem(key) !== null);
        const { signal } = listening;
        window.addEventListener('storage', onStorage, { signal });
        window.addEventListener('keydown', onKey, { capture: true, signal });
        return () => listening.abort();
      },
    ),
  },
});
