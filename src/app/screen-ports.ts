import { fromPromise } from 'xstate';
import type { LoadedScreen } from '#machines/app/screen.types.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import { placeOf } from '#machines/navigation/location.ts';
import { loaderOf } from './screens/registry.ts';
import type { World } from './world.types.ts';

const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit])';

/** Whether something stands in a field that was not there when the page drew it. */
export const hasUnsentText = (page: ParentNode): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, defaultValue }) => value !== defaultValue && value.trim() !== '',
  );

/** Joins the screen chart to the registry's chunks and to the page's reload. */
export const screenPorts = (world: World) => ({
  loadScreen: fromPromise<LoadedScreen, { location: Location }>(async ({ input: { location } }) => {
    const { default: screen } = await loaderOf(location)();
    const { params, query, path, refused, viewer } = location;
    const from = { params, query, path, refused, viewer, world };
    return {
      logic: screen.logic(world, from),
      input: screen.input(from),
      title: screen.title,
      view: screen.View,
    };
  }),
  reloadPage: fromPromise<void, void>(async () => {
    if (hasUnsentText(document)) throw new Error('Something typed would be lost.');
    window.location.reload();
    await new Promise(() => undefined);
  }),
});

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
