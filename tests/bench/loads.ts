import { screens } from '#src/app/screens.ts';
import type { ScreenEntry } from '#src/app/screens.types.ts';
import { bytesOf, linkedStyles, weigh, withImports, type Bundle } from './bundle.ts';

/** Download of a person who opens one screen. */
export interface RouteLoad {
  readonly screen: string;
  /** Bytes on top of the first load. */
  readonly added: number;
}

/** Kinds of first visits. A guest who is asked for consent downloads the dialog too. */
export type Visit = 'asked' | 'guest' | 'member';

/** Sizes of one build in bytes (brotli), beside the floor of the stack built in the same run. */
export interface Loads {
  readonly floor: number;
  readonly first: Readonly<Record<Visit, number>>;
  readonly routes: readonly RouteLoad[];
  /** Characters of each module in the first loads. */
  readonly modules: Readonly<Record<string, number>>;
}

const source = (path: string): RegExp => new RegExp(`src/${path.replaceAll('.', String.raw`\.`)}$`);
const main = source('app/main.tsx');
/** Modules of every first visit, in English, whose first texts are in the entry. */
const visits: Readonly<Record<Visit, readonly RegExp[]>> = {
  asked: [
    source('app/frames/guest.tsx'),
    source(`app/screens/${screens.welcome.file}`),
    source('views/app/age-consent.view.tsx'),
  ],
  guest: [source('app/frames/guest.tsx'), source(`app/screens/${screens.welcome.file}`)],
  member: [source('app/frames/member.tsx'), source(`app/screens/${screens.main.file}`)],
};
/** Modules that every visit fetches while the page is idle. */
const deferred = /src\/app\/lazy\/(everyone|member)\.ts$/;
const table: readonly ScreenEntry[] = Object.values(screens);
const screenFiles = [...new Set(table.map(({ file }) => file))];

const filesFor = (bundle: Bundle, source: RegExp): string[] =>
  [...bundle.values()]
    .filter(({ modules }) => Object.keys(modules).some((name) => source.test(name)))
    .map(({ file }) => file);

const modulesIn = (bundle: Bundle, files: Iterable<string>): Record<string, number> => {
  const sizes: Record<string, number> = {};
  for (const file of files) {
    for (const [name, size] of Object.entries(bundle.get(file)?.modules ?? {})) {
      sizes[name] = (sizes[name] ?? 0) + size;
    }
  }
  return sizes;
};

/** A landmark with all that it needs, on top of `files`. Throws where no file of the build holds it. */
const withLandmark = (bundle: Bundle, landmark: RegExp, files: Iterable<string>): Set<string> => {
  const found = filesFor(bundle, landmark);
  if (found.length === 0) throw new Error(`No file of the build holds ${landmark.source}`);
  return found.reduce((all, file) => withImports(bundle, file, all), new Set(files));
};

/** Builds the app and the floor, and weighs what each visit and each screen needs. */
export async function measureLoads(): Promise<Loads> {
  const floor = await weigh({ configFile: false, root: 'tests/bench/floor' });
  const app = await weigh({ configFile: 'vite.config.ts' });
  const shell = withLandmark(app, main, linkedStyles(app));
  const filesOf = (visit: Visit) =>
    visits[visit].reduce((files, landmark) => withLandmark(app, landmark, files), shell);
  const files = { asked: filesOf('asked'), guest: filesOf('guest'), member: filesOf('member') };
  // Modules prefetched when idle are loaded before the next navigation.
  const rested = withLandmark(app, deferred, new Set([...files.guest, ...files.member]));
  const routes = screenFiles.map((file) => {
    const all = withLandmark(app, source(`app/screens/${file}`), rested);
    const [screen = file] = file.split('.');
    return { screen, added: bytesOf(app, all) - bytesOf(app, rested) };
  });
  const floorEntry = [...floor.values()].find(({ isEntry }) => isEntry);
  return {
    floor: bytesOf(floor, withImports(floor, floorEntry?.file ?? '')),
    first: {
      asked: bytesOf(app, files.asked),
      guest: bytesOf(app, files.guest),
      member: bytesOf(app, files.member),
    },
    routes: routes.toSorted((a, b) => b.added - a.added),
    modules: modulesIn(app, new Set([...files.asked, ...files.guest, ...files.member])),
  };
}
