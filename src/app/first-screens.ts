import type { ScreenEntry, ScreenPlace } from './screens.types.ts';

const first = { frame: 'wide', needs: [], texts: [] } as const;

export const home = {
  ...first,
  file: 'home.screen.ts',
  firstLoad: 'member',
} as const;
/** Main page of a guest. */
export const welcome = {
  ...first,
  file: 'welcome.screen.ts',
  firstLoad: 'guest',
} as const;
export const login = { ...first, file: 'login.screen.tsx', firstLoad: 'guest' } as const;

/** The screen of a location whose code is in a first load; of any other the table of screens knows. */
export function firstScreenOf({ name, viewer }: ScreenPlace): ScreenEntry | null {
  if (viewer?.isDeleted) return null;
  if (name === 'main') return viewer === null ? welcome : home;
  if (name === 'login') return login;
  return name === 'feed' ? home : null;
}
