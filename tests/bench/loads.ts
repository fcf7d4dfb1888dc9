import { bytesOf, linkedStyles, weigh, withImports, type Bundle } from './bundle.ts';

/** What a person receives to see one screen. */
export interface RouteLoad {
  readonly screen: string;
  /** Bytes on top of the first load. */
  readonly added: number;
}

/** Sizes of one build in bytes (brotli), beside the floor of the stack built in the same run. */
export interface Loads {
  readonly floor: number;
  readonly first: number;
  readonly routes: readonly RouteLoad[];
  /** Characters of each module in the first load. */
  readonly modules: Readonly<Record<string, number>>;
}

/** The first load is a guest's or a member's main page in English: entry, language, screen. */
const firstScreens = /src\/app\/screens\/(main|welcome|home)\.screen\.ts$/;
const firstLanguage = /src\/locales\/en\/index\.ts$/;
const anyScreen = /src\/app\/screens\/([^/]+)\.screen\.ts$/;

const filesFor = (bundle: Bundle, source: RegExp): string[] =>
  [...bundle.values()].filter((chunk) => source.test(chunk.source ?? '')).map(({ file }) => file);

const modulesIn = (bundle: Bundle, files: Iterable<string>): Record<string, number> => {
  const sizes: Record<string, number> = {};
  for (const file of files) {
    for (const [name, size] of Object.entries(bundle.get(file)?.modules ?? {})) {
      sizes[name] = (sizes[name] ?? 0) + size;
    }
  }
  return sizes;
};

/** Builds the app and the floor, and weighs what each screen needs. Throws when a landmark is missing. */
export async function measureLoads(): Promise<Loads> {
  const floor = await weigh({ configFile: false, root: 'tests/bench/floor' });
  const app = await weigh({ configFile: 'vite.config.ts' });
  const entry = [...app.values()].find(({ isEntry }) => isEntry);
  const starts = filesFor(app, firstScreens);
  const [language] = filesFor(app, firstLanguage);
  if (!entry || starts.length === 0 || language === undefined) {
    throw new Error(
      'The build has no entry, no main screen or no English: adapt tests/bench/loads.ts',
    );
  }
  const shell = withImports(app, language, withImports(app, entry.file));
  for (const style of linkedStyles(app)) shell.add(style);
  const heaviest = starts
    .map((start) => withImports(app, start, new Set(shell)))
    .toSorted((a, b) => bytesOf(app, b) - bytesOf(app, a))[0];
  const first = heaviest ?? shell;
  const routes = [...app.values()].flatMap(({ source, file }) => {
    const screen = anyScreen.exec(source ?? '')?.[1];
    if (screen === undefined) return [];
    const all = withImports(app, file, new Set(first));
    return [{ screen, added: bytesOf(app, all) - bytesOf(app, first) }];
  });
  const floorEntry = [...floor.values()].find(({ isEntry }) => isEntry);
  return {
    floor: bytesOf(floor, withImports(floor, floorEntry?.file ?? '')),
    first: bytesOf(app, first),
    routes: routes.toSorted((a, b) => b.added - a.added),
    modules: modulesIn(app, first),
  };
}
