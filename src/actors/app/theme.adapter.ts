import { fromCallback } from 'xstate';
import type { Theme } from '#machines/app/theme.types.ts';
import type { Store } from '../lib/stored-record.ts';

const toTheme = (text: string | null): Theme =>
  text === 'light' || text === 'dark' ? text : 'system';

const paint = (theme: Theme) => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
};

/**
 * Joins the theme chart to `<html data-theme>` and to the `key` of localStorage. The page's first script
 * paints the same before any frame.
 */
export const themeAdapter = ({ store, key }: { store: Store; key: string }) => ({
  actors: {
    keepTheme: fromCallback<{ type: 'theme.apply'; theme: Theme }>(({ sendBack, receive }) => {
      const follow = (theme: Theme) => {
        paint(theme);
        sendBack({ type: 'theme.changed', theme });
      };
      const listener = (event: StorageEvent) => {
        if (event.key === key) follow(toTheme(event.newValue));
      };
      receive(({ theme }) => {
        paint(theme);
        if (theme === 'system') store.removeItem(key);
        else store.setItem(key, theme);
      });
      follow(toTheme(store.getItem(key)));
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    }),
  },
});
