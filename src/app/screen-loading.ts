import type { LoadedScreen } from '#machines/app/screen.types.ts';
import { placeOf } from '#machines/navigation/location.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import type { Preload } from '#src/ui/link.tsx';
import { fetchAhead } from './bring-chunk.ts';
import { loadFrame } from './frame-loading.ts';
import { loaderOf } from './screens/registry.ts';
import { quiet } from './quiet.ts';
import type { World } from './world.types.ts';

/** Screens that show what the inbox keeps. */
const needsChats: ReadonlySet<string | null> = new Set(['messages', 'conversation']);

/** Screens whose texts come with the page; for any other the whole book is fetched. */
const first: ReadonlySet<string | null> = new Set(['main', 'feed', 'explore', 'login']);

/** Fetches the chunk of a location's screen, its frame and its texts, and fills its ports. `onLoaded`
 * hears of each that has come. */
export const screenLoader =
  (world: World, onLoaded: () => void) =>
  async (location: Location): Promise<LoadedScreen> => {
    const { name, params, query, path, refused, viewer } = location;
    const [{ default: screen }] = await Promise.all([
      loaderOf(location)(),
      loadFrame(viewer),
      first.has(name) ? null : world.book.complete(),
      needsChats.has(name) ? world.company.need() : null,
    ]);
    onLoaded();
    const from = { params, query, path, refused, viewer, world };
    return {
      logic: screen.logic(world, from),
      input: screen.input(from),
      title: screen.title,
      view: screen.View,
      keeps: screen.keeps,
    };
  };

/**
 * Gets the screen behind a link ready before anybody presses it, but never before the first frame is over:
 * its files come when the link is seen, and are evaluated when somebody comes near. A miss is no failure.
 */
export function preloader(viewer: () => Location['viewer']): Preload {
  const asked = new Set<string>();
  return (href, isNear) => {
    const { name } = placeOf(href);
    const key = `${name ?? ''}:${viewer() === null}:${isNear}`;
    if (asked.has(key)) return;
    asked.add(key);
    const load = loaderOf({ name, viewer: viewer() });
    quiet()
      .then(() => (isNear ? load() : fetchAhead(load)))
      .catch(() => asked.delete(key));
  };
}
