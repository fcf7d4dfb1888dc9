import { fromCallback } from 'xstate';
import { copyLink } from '../lib/copy-link.ts';
import type { Store } from '../lib/stored-record.ts';
import type { RunningApp } from './running-app.types.ts';
import { actInPage, isFree, pageKeys } from './page-keys.ts';

const placeKeys = ['g', 'h', 'e', 'm', 'b', 'n', '?'];
const known: ReadonlySet<string> = new Set([...placeKeys, ...pageKeys]);

interface ShortcutsWorld {
  readonly store: Store;
  /** Of localStorage. */
  readonly key: string;
  /** Keys lead to a member's places: a guest has none. */
  readonly app: RunningApp;
}

/** Joins the chart of single keys to the keyboard, the page, the session and localStorage. */
export const shortcutsAdapter = ({ store, key, app }: ShortcutsWorld) => ({
  actors: {
    keepShortcuts: fromCallback<{ type: 'shortcuts.apply'; isOn: boolean }>(
      ({ sendBack, receive }) => {
        const report = (kept: string | null) =>
          sendBack({ type: 'shortcuts.changed', isOn: app.viewer() !== null && kept !== 'off' });
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
        const unwatch = app.subscribe(({ type }) => {
          // The app has taken the new viewer once this round is over.
          if (type === 'session.changed') queueMicrotask(() => report(store.getItem(key)));
        });
        return () => {
          unwatch();
          window.removeEventListener('storage', listener);
        };
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
