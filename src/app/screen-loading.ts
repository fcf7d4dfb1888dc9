import { useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react';
import type { LoadedScreen } from '#machines/app/screen.types.ts';
import { placeOf } from '#machines/navigation/location.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import type { Preload } from '#src/ui/buttons/link.tsx';
import { lazy, loadNow } from '#src/ui/loading/lazy.ts';
import { isDataSaverOn } from '#src/ui/loading/data-saver.ts';
import type { Screen } from './define-screen.ts';
import { prefetch } from './fetch-chunk.ts';
import type { FrameProps } from './frames/frame.types.ts';
import { firstScreenOf } from './first-screens.ts';
import type { Need, ScreenEntry, ScreenPlace } from './screens.types.ts';
import type { RunningServices } from './running-services.types.ts';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

type Frame = ComponentType<FrameProps>;

/** Must match the screens that the table counts to a first load: a house test compares the two. */
const firstScreens = import.meta.glob<{ default: Screen<RunningServices> }>(
  './screens/{home,login,welcome}.screen.{ts,tsx}',
);

/** Disables retries: a failure fails the screen, whose own chart retries. */
const once = { delays: [] };
/** The screens that no first load includes, with their table. */
const others = lazy(() => import('./lazy-screens.ts'), once);

const entryOf = async (of: ScreenPlace): Promise<ScreenEntry> =>
  firstScreenOf(of) ?? (await others.load()).screenOf(of);

/** Entry of the screen in place of one that this site does not offer. */
const absentEntry = async (): Promise<ScreenEntry> => (await others.load()).notAvailable;

const loaderOf = async (file: string) => {
  const path = `./screens/${file}`;
  const loader = firstScreens[path] ?? (await others.load()).lazyScreens[path];
  if (loader) return loader;
  throw new Error('The table of screens names a file that is missing.');
};

/** Returns a screen's layout in its frame; null while that is not known yet. */
export const lookOf = (of: ScreenPlace | undefined): ScreenEntry['frame'] | null =>
  of ? ((firstScreenOf(of) ?? others.now()?.screenOf(of))?.frame ?? null) : null;

const frames = {
  guest: lazy<Frame>(async () => (await import('./frames/guest.tsx')).default, once),
  member: lazy<Frame>(async () => (await import('./frames/member.tsx')).default, once),
  pending: lazy<Frame>(async () => (await import('./frames/pending.tsx')).default, once),
};
const frameOf = (viewer: Location['viewer']) => {
  if (viewer === null) return frames.guest;
  return viewer.isVerified && !viewer.isDeleted ? frames.member : frames.pending;
};

/**
 * The frame, once loaded; a guest's is the placeholder while another is loading. It comes with the
 * screen, which decides its look; but an account that is verified or closed in place changes its frame
 * without a new visit.
 */
export function useFrame(viewer: Location['viewer']): Frame | null {
  const frame = frameOf(viewer);
  const loaded = useSyncExternalStore(frame.subscribe, frame.now);
  const former = useRef(frame);
  useEffect(() => {
    const isInPlace = ![frame, former.current].includes(frames.guest);
    if (isInPlace && frame !== former.current) loadNow(frame);
    former.current = frame;
  }, [frame]);
  return loaded ?? frames.guest.now();
}

/** Fetches of each `Need`, started at once: the screen is not mounted before they settle. */
const fetchNeeded = (
  services: RunningServices,
): Readonly<Record<Need, () => Promise<unknown>>> => ({
  inbox: () => services.deferred.loadInbox(),
  // Preferences come with the inbox.
  preferences: () => services.deferred.loadInbox(),
});

/**
 * Fetches the chunk of a location's screen, its frame, its texts and what else it needs, and fills its
 * ports. `onLoaded` is called for each that has come.
 */
export const screenLoader =
  (services: RunningServices, onLoaded: () => void) =>
  async (location: Location): Promise<LoadedScreen> => {
    const { name, params, query, path, refused, viewer } = location;
    const isAbsent = name !== null && services.app.isAbsent(name);
    const { file, needs, texts } = isAbsent ? await absentEntry() : await entryOf(location);
    const [{ default: screen }] = await Promise.all([
      loaderOf(file).then((load) => load()),
      frameOf(viewer).load(),
      services.textStore.need(texts),
      ...needs.map((need) => fetchNeeded(services)[need]()),
    ]);
    onLoaded();
    const from = { params, query, path, refused, viewer, services };
    return {
      logic: screen.logic(services, from),
      input: screen.input(from),
      title: screen.title,
      view: screen.View,
      keeps: screen.keeps,
    };
  };

/**
 * Prefetches the screen behind a link, but never before the first frame is over: its files when the link
 * is visible, imported on hover or focus. A miss is no failure. Where data is saved, pressing it fetches it.
 */
export function preloader(viewer: () => Location['viewer']): Preload {
  const asked = new Set<string>();
  return (href, isNear) => {
    const of = { name: placeOf(href).name, viewer: viewer() };
    const key = `${of.name}:${isNear}`;
    if (asked.has(key) || isDataSaverOn()) return;
    asked.add(key);
    whenIdle()
      .then(() => entryOf(of))
      .then(({ file }) => loaderOf(file))
      .then((load) => (isNear ? load() : prefetch(load)))
      .catch(() => asked.delete(key));
  };
}
