import { fromCallback } from 'xstate';
import type { Display } from '#machines/settings/display.types.ts';
import type { Store } from '../lib/stored-record.ts';

const toDisplay = (text: string | null | undefined): Display => {
  const words = new Set(text?.split(' '));
  return {
    textSize: words.has('larger') ? 'larger' : words.has('large') ? 'large' : 'normal',
    motion: words.has('still') ? 'less' : 'system',
    contrast: words.has('contrast') ? 'more' : 'system',
  };
};

/** The words that the style sheets ask `<html data-display>` for; empty for a plain page. */
const wordsOf = ({ textSize, motion, contrast }: Display): string =>
  [
    ...(textSize === 'normal' ? [] : [textSize]),
    ...(motion === 'less' ? ['still'] : []),
    ...(contrast === 'more' ? ['contrast'] : []),
  ].join(' ');

/**
 * Joins the chart of the display to `<html data-display>` and to the `key` of localStorage. The page's
 * first script draws the same before any frame, and follows other tabs (src/app/boot.ts).
 */
export const displayAdapter = ({ store, key }: { store: Store; key: string }) => ({
  actors: {
    keepDisplay: fromCallback<{ type: 'display.apply'; display: Display }>(
      ({ sendBack, receive }) => {
        const { dataset } = document.documentElement;
        const follow = (text: string | null | undefined) =>
          sendBack({ type: 'display.changed', display: toDisplay(text) });
        const listener = (event: StorageEvent) => {
          if (event.key === key || event.key === null) follow(event.newValue);
        };
        receive(({ display }) => {
          const words = wordsOf(display);
          if (words === '') {
            delete dataset['display'];
            store.removeItem(key);
          } else {
            dataset['display'] = words;
            store.setItem(key, words);
          }
        });
        follow(dataset['display']);
        window.addEventListener('storage', listener);
        return () => window.removeEventListener('storage', listener);
      },
    ),
  },
});
