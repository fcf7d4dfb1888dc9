import type { Rolldown } from 'vite';
import { routes, type Route } from '#machines/navigation/routes.ts';
import { screens } from '#src/app/screens.ts';
import type { ScreenEntry } from '#src/app/screens.types.ts';

import type { PreloadManifest } from '#src/app/preload-manifest.types.ts';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;
type Screens = Readonly<Record<string, ScreenEntry>>;

const firstTexts = /\/src\/locales\/([A-Za-z-]+)\/first\.ts$/;

/** `/messages` of `/messages/:withUserId`; null where the first segment is a parameter. */
const staticPart = (pattern: string): string | null => {
  const [start = ''] = pattern.split('/:');
  return start === '' ? null : start;
};

/** Chunks by the source files in them, and what each needs beyond the entry's own files. */
const chunksOf = (bundle: Bundle) => {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const collect = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    const chunk = byName.get(name);
    for (const next of chunk?.imports ?? []) collect(next, seen);
    for (const style of chunk?.viteMetadata?.importedCss ?? []) seen.add(style);
    return seen;
  };
  const entry = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) collect(chunk.fileName, entry);
  const filesOf = (chunk: Rolldown.OutputChunk) =>
    [...collect(chunk.fileName, new Set())]
      .filter((file) => !entry.has(file))
      .map((file) => `/${file}`);
  return { chunks, filesOf };
};

/** The chunks of the screens of first loads, and of those that wait for more than their own code. */
export function preloadManifest(bundle: Bundle): PreloadManifest {
  const { chunks, filesOf } = chunksOf(bundle);
  const files: string[] = [];
  const placesOf = (names: readonly string[]) =>
    names.map((name) => {
      if (!files.includes(name)) files.push(name);
      return files.indexOf(name);
    });
  const placesIn = (file: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)));
    if (!chunk)
      throw new Error(`${file} is in no chunk: the table of screens or a frame has moved`);
    return placesOf(filesOf(chunk));
  };
  const table: Screens = screens;
  const pathsOf = (viewer: 'guest' | 'member') => {
    const frame = placesIn(`/src/app/frames/${viewer}.tsx`);
    const lazy = placesIn('/src/app/lazy-screens.ts');
    const entries = Object.entries<Route>(routes).flatMap(([name, { pattern, access }]) => {
      const screen = table[viewer === 'guest' && name === 'main' ? 'welcome' : name];
      const path = staticPart(pattern);
      if (!screen || path === null || (viewer === 'guest' && access === 'member')) return [];
      if (!screen.firstLoad && !screen.needs.some((need) => need === 'inbox')) return [];
      const own = placesIn(`/src/app/screens/${screen.file}`);
      const loader = screen.firstLoad ? [] : lazy;
      return own.length > 0 ? [[path, [...new Set([...own, ...frame, ...loader])]] as const] : [];
    });
    return Object.fromEntries([['', [...frame, ...lazy]], ...entries]);
  };
  const languages = Object.fromEntries(
    chunks.flatMap((chunk) =>
      chunk.moduleIds.flatMap((id) => {
        const [, language] = firstTexts.exec(id) ?? [];
        return language === undefined ? [] : [[language, placesOf(filesOf(chunk))]];
      }),
    ),
  );
  if (!('en' in languages)) throw new Error('No chunk holds src/locales/en/first.ts');
  return { guest: pathsOf('guest'), member: pathsOf('member'), languages, files };
}

/** Manifest without a build (development): nothing is preloaded. */
export const emptyManifest: PreloadManifest = { files: [], guest: {}, member: {}, languages: {} };
