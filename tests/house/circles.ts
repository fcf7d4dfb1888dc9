import { posix } from 'node:path';
import { code, importsOf } from './files.ts';

const aliases = [
  ['#machines/', 'machines/'],
  ['#src/', 'src/'],
] as const;

const product = code.filter(({ path }) => /^(machines|src)\//.test(path));
const paths = new Set(product.map(({ path }) => path));

const wantedBy = (folder: string, from: string): string => {
  const [alias, room] = aliases.find(([start]) => from.startsWith(start)) ?? ['', ''];
  return alias === '' ? posix.join(folder, from) : room + from.slice(alias.length);
};

/** Files that each file of the product imports: values and types, now or later. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  product.map((file) => [
    file.path,
    importsOf(file)
      .map(({ from }) => wantedBy(file.folder, from))
      .filter((path) => path !== file.path && paths.has(path)),
  ]),
);

/** Files that following the imports of one file reaches, and itself. */
export const reachOf = (path: string): ReadonlySet<string> => {
  const seen = new Set([path]);
  for (const one of seen) for (const wanted of imports.get(one) ?? []) seen.add(wanted);
  return seen;
};

/** Sets of files that each reach all others of their set: none can be read, or checked, without the others. */
export const circles = (): readonly (readonly string[])[] => {
  const reached = new Map([...imports.keys()].map((path) => [path, reachOf(path)] as const));
  const placed = new Set<string>();
  return [...imports.keys()].flatMap((path) => {
    if (placed.has(path)) return [];
    const circle = [...(reached.get(path) ?? [])].filter((one) => reached.get(one)?.has(path));
    for (const one of circle) placed.add(one);
    return circle.length > 1 ? [circle.toSorted()] : [];
  });
};
