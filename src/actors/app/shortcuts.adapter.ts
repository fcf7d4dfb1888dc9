import { fromCallback } from 'xstate';
import { copyLink } from '../lib/copy-link.ts';
import type { Store } from '../lib/stored-record.ts';
import { actInPage, isFree, pageKeys } from './page-keys.ts';

const placeKeys = ['g', 'h', 'e', 'm', 'b', 'n', '?'];
const known: ReadonlySet<string> = new Set([...placeKeys, ...pageKeys]);

/** Joins the chart of single keys to the keyboard, the page and the `key` of localStorage. */
export const shortcutsAdapter = ({ store, key }: { store: Store; key: string }) => ({
  actors: {
    keepShortcuts: fromCallback<{ type: 'shortcuts.apply'; isOn: boolean }>(
      ({ sendBack, receive }) => {
        const report = (kept: string | null) =>
          sendBack({ type: 'shortcuts.changed', isOn: kept !== 'off' });
        const listener = (event: StorageEvent) => {
          if (event.key === key || event.key === null) report(event.newValue);
        };
        receive(({ isOn }) => {
          if (isOn) store.removeItem(key);
          else store.setItem(key, 'off');
          report(isOn ? null : 'off');
        });
        report(store.getItem(key));
        window.addEventListener('storage', listener);
        return () => window.removeEventListener('storage', listener);
      },
    ),
    watchKeys: fromCallback<{ type: 'page.act'; key: string }>(({ sendBack, receive }) => {
      const listener = (event: KeyboardEvent) => {
        if (!known.has(event.key) || !isFree(event)) return;
        event.preventDefault();
        sendBack({ type: 'key.press', key: event.key });
      };
      receive(({ key: pressed }) => {
        const found = actInPage(pressed);
        if (pressed === '/' && !found) sendBack({ type: 'search.missing' });
        if (found?.path !== undefined)
          void copyLink(found.path).then((copied) => sendBack({ type: 'link.copied', ...copied }));
      });
      window.addEventListener('keydown', listener);
      return () => window.removeEventListener('keydown', listener);
    }),
  },
});
