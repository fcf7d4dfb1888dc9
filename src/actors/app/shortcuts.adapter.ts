import { fromCallback, fromPromise } from 'xstate';
import { shortcuts } from '#machines/app/shortcut-keys.ts';
import type { Shortcut } from '#machines/app/shortcuts.types.ts';
import { copyLink } from '../lib/copy-link.ts';
import type { Store } from '../lib/stored-record.ts';
import type { RunningApp } from './running-app.types.ts';
import { keyOf } from './key-of.ts';
import { actInPage, isFree } from './page-keys.ts';
import { awaitSearch } from './await-search.ts';

interface Kept {
  readonly isOn: boolean;
  readonly off: readonly Shortcut[];
}

/** `off` turns off all of them; other words are those that are off by themselves. */
const toKept = (text: string | null): Kept => {
  const words = text?.split(' ') ?? [];
  return { isOn: !words.includes('off'), off: shortcuts.filter((one) => words.includes(one)) };
};
/** A guest has the search alone: the other keys lead to a member's places, and act on their posts. */
const keptFor = (isGuest: boolean, { isOn, off }: Kept): Kept => ({
  isOn,
  off: isGuest ? shortcuts.filter((one) => one !== 'search' || off.includes(one)) : off,
});
const toText = ({ isOn, off }: Kept) => [...(isOn ? [] : ['off']), ...off].join(' ');

interface ShortcutsDeps {
  readonly store: Store;
  /** Key of localStorage. */
  readonly key: string;
  readonly app: RunningApp;
  /** Keys that were pressed just before anything listened. */
  readonly earlyKeys: {
    readonly takeFirst: () => string | null;
    /** Words behind the key of the search, once; empty for none. */
    readonly takeWords: () => string;
  };
}

/** Joins the chart of single keys to the keyboard, the page, the session and localStorage. */
export const shortcutsAdapter = ({ store, key, app, earlyKeys }: ShortcutsDeps) => ({
  actors: {
    keepShortcuts: fromCallback<{ type: 'shortcuts.apply' } & Kept>(({ sendBack, receive }) => {
      const report = (text: string | null) => {
        const kept = keptFor(app.viewer() === null, toKept(text));
        sendBack({ type: 'shortcuts.changed', ...kept });
      };
      const listener = (event: StorageEvent) => {
        if (event.key === key || event.key === null) report(event.newValue);
      };
      receive((kept) => {
        const text = toText(kept);
        if (text === '') store.removeItem(key);
        else store.setItem(key, text);
        report(text);
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
    }),
    watchKeys: fromCallback<
      { type: 'page.act'; key: string },
      { readonly keys: readonly string[] }
    >(({ input, sendBack, receive }) => {
      const known = new Set(input.keys);
      const listener = (event: KeyboardEvent) => {
        const key = keyOf(event);
        if (!known.has(key) || !isFree(event)) return;
        event.preventDefault();
        sendBack({ type: 'key.press', key });
      };
      receive(({ key: pressed }) => {
        const found = actInPage(pressed);
        if (pressed === '/' && !found) sendBack({ type: 'search.missing' });
        else if (pressed === '/') void awaitSearch(null, earlyKeys.takeWords());
        if (found?.path !== undefined)
          void copyLink(found.path).then((copied) => sendBack({ type: 'link.copied', ...copied }));
      });
      const missed = earlyKeys.takeFirst();
      if (missed !== null) sendBack({ type: 'keys.missed', key: missed });
      window.addEventListener('keydown', listener);
      return () => window.removeEventListener('keydown', listener);
    }),
    awaitSearch: fromPromise<void, void>(({ signal }) =>
      awaitSearch(signal, earlyKeys.takeWords()),
    ),
  },
});
