import type { Screen } from './define-screen.ts';
import type { RunningServices } from './running-services.types.ts';

export { notAvailable, screenOf } from './screens.ts';

/**
 * The screens that no first load includes, by file. With the table, a chunk of its own, so that the first load does not
 * grow with each screen; the hosting page preloads it with any path that leads to one of them.
 */
export const lazyScreens = import.meta.glob<{ default: Screen<RunningServices> }>([
  './screens/*.screen.{ts,tsx}',
  '!./screens/{home,login,welcome}.screen.{ts,tsx}',
]);
