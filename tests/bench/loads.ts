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

/** The first load is a guest's or a member's main page in English, whose first texts the entry holds. */
const firstScreens = /src\/app\/screens\/(main|welcome|home)\.screen\.tsx?$/;
const main = /src\/app\/main\.tsx$/;
const company = /src\/app\/company\.ts$/;
const anyScreen = /src\/app\/screens\/([^/]+)\.screen\.tsx?$/;

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

/** Builds the app and the floor, and weighs what each screen needs. Throws when a landmark is missing. */
export async function measureLoads(): Promise<Loads> {
  const floor = await weigh({ configFile: false, root: 'tests/bench/floor' });
  const app = await weigh({ configFile: 'vite.config.ts' });
  const [entry] = filesFor(app, main);
  const starts = filesFor(app, firstScreens);
  if (entry === undefined || starts.length === 0) {
    throw new Error('The build has no entry or no main screen: adapt tests/bench/loads.ts');
  }
  const shell = withImports(app, entry);
  for (const style of linkedStyles(app)) shell.add(style);
  const heaviest = starts
    .map((start) => withImports(app, start, new Set(shell)))
    .toSorted((a, b) => bytesOf(app, b) - bytesOf(app, a))[0];
  const first = heaviest ?? shell;
  // What every visit fetches when the page rests is there before anybody goes on.
  const rested = filesFor(app, company).reduce(
    (files, file) => withImports(app, file, files),
    new Set(first),
  );
  const routes = [...app.values()].flatMap(({ modules, file }) => {
    const all = withImports(app, file, new Set(rested));
    const added = bytesOf(app, all) - bytesOf(app, rested);
    return Object.keys(modules).flatMap((name) => {
      const screen = anyScreen.exec(name)?.[1];
      return screen === undefined ? [] : [{ screen, added }];
    });
  });
  const floorEntry = [...floor.values()].find(({ isEntry }) => isEntry);
  return {
    floor: bytesOf(floor, withImports(floor, floorEntry?.file ?? '')),
    first: bytesOf(app, first),
    routes: routes.toSorted((a, b) => b.added - a.added),
    modules: modulesIn(app, first),
  };
}
