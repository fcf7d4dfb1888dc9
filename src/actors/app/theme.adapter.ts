import { fromCallback } from 'xstate';
import type { Theme } from '#machines/app/theme.types.ts';

const key = 'fanfare.theme';
const toTheme = (text: string | null): Theme =>
  text === 'light' || text === 'dark' ? text : 'system';

const paint = (theme: Theme) => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
};

/**
 * Joins the theme chart to `<html data-theme>` and localStorage; `local` is a function because a
 * blocked storage throws when it is taken. The page's first script paints the same before any frame.
 */
export const themeAdapter = ({ local }: { local: () => Storage }) => ({
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
        try {
          if (theme === 'system') local().removeItem(key);
          else local().setItem(key, theme);
        } catch {
          // The choice then lasts for this page only.
        }
      });
      try {
        follow(toTheme(local().getItem(key)));
      } catch {
        follow('system');
      }
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    }),
  },
});
