import type { LoadedScreen } from '#machines/app/screen.types.ts';
import { placeOf } from '#machines/navigation/location.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import { loaderOf } from './screens/registry.ts';
import type { World } from './world.types.ts';

/** Fetches the chunk of a location's screen and fills its ports. */
export const screenLoader =
  (world: World) =>
  async (location: Location): Promise<LoadedScreen> => {
    const { default: screen } = await loaderOf(location)();
    const { params, query, path, refused, viewer } = location;
    const from = { params, query, path, refused, viewer, world };
    return {
      logic: screen.logic(world, from),
      input: screen.input(from),
      title: screen.title,
      view: screen.View,
      keeps: screen.keeps,
    };
  };

/** Fetches the code of the screen behind a link before anybody presses it. A miss is no failure. */
export function preloader(viewer: () => Location['viewer']) {
  const asked = new Set<string>();
  return (href: string) => {
    const { name } = placeOf(href);
    const key = `${name ?? ''}:${viewer() === null}`;
    if (asked.has(key)) return;
    asked.add(key);
    loaderOf({ name, viewer: viewer() })().catch(() => asked.delete(key));
  };
}
