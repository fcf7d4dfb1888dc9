import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { parseSync } from 'vite';

/** One file of the house, with paths from the root and `/` between folders. */
export interface HouseFile {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly text: string;
}

const rooms = ['machines', 'src', 'stories', 'tests', '.storybook'];
const skipped = /(^|\/)(node_modules|dist|migrations|seed\/archive)(\/|$)/;
const read = /\.(ts|tsx|css|md|html|json)$/;

const load = (path: string): HouseFile => ({
  path,
  folder: dirname(path),
  name: basename(path),
  text: read.test(path) ? readFileSync(path, 'utf8') : '',
});

/** Everything that people wrote in the rooms; generated and packed files are left out. */
export const files: readonly HouseFile[] = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  )
  .filter((path) => !skipped.test(path))
  .toSorted()
  .map(load);

export const code = files.filter(({ name }) => /\.tsx?$/.test(name));

/** One import of a file: what is asked for, and whether only types are. */
export interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

interface Entry {
  readonly isType: boolean;
}
interface Parsed {
  readonly program: unknown;
  readonly module: {
    readonly staticImports: readonly {
      moduleRequest: { value: string };
      start: number;
      entries: readonly Entry[];
    }[];
    readonly staticExports: readonly {
      entries: readonly { moduleRequest: { value: string } | null; isType: boolean }[];
    }[];
    readonly dynamicImports: readonly { moduleRequest: { start: number; end: number } }[];
  };
}

const parsed = new WeakMap<HouseFile, Parsed>();

/** The syntax tree (ESTree with types and JSX) and the module record of a file. */
export const parse = (file: HouseFile): Parsed => {
  const known = parsed.get(file);
  if (known) return known;
  const fresh = parseSync(file.path, file.text) as unknown as Parsed;
  parsed.set(file, fresh);
  return fresh;
};

/** Static imports, re-exports and `import('…')` with a plain text. */
export const importsOf = (file: HouseFile): Import[] => {
  const { staticImports, staticExports, dynamicImports } = parse(file).module;
  return [
    ...staticImports.map(({ moduleRequest, start, entries }) => ({
      from: moduleRequest.value,
      typeOnly:
        /^import\s+type\b/.test(file.text.slice(start, start + 20)) ||
        (entries.length > 0 && entries.every(({ isType }) => isType)),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ from: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest }) => {
      const quoted = /^['"`]([^'"`$]+)['"`]$/.exec(
        file.text.slice(moduleRequest.start, moduleRequest.end),
      );
      return quoted?.[1] === undefined ? [] : [{ from: quoted[1], typeOnly: false }];
    }),
  ];
};

type Visit = (node: Readonly<Record<string, unknown>>) => void;

/** Visits every node of a tree, parents first. */
export const visit = (node: unknown, each: Visit): void => {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, each);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const record = node as Record<string, unknown>;
  if (typeof record['type'] === 'string') each(record);
  for (const child of Object.values(record)) visit(child, each);
};

/** Location of a fault, in the form that editors turn into a link, and the rule it breaks. */
export const fault = (path: string, rule: string, line?: number): string =>
  `${path}${line === undefined ? '' : `:${line}`}  ${rule}`;

export const lineOf = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Target of an import, as a path from the root; a package by its name. */
export const rooted = (file: HouseFile, { from }: Import): string =>
  from.startsWith('#')
    ? from.slice(1)
    : from.startsWith('.')
      ? posix.normalize(posix.join(file.folder, from))
      : from;
