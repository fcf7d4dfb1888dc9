import { posix } from 'node:path';
import { importsOf, type HouseFile } from '#tests/house/files.ts';

/** Import graph by path from the root. */
export interface Graph {
  /** A file with all that it loads, directly and over others, itself included. */
  readonly reach: (path: string) => ReadonlySet<string>;
  /** Direct imports of a file. */
  readonly loads: (path: string) => ReadonlySet<string>;
  /** Imports of our own that lead to no file: the graph would be blind there. */
  readonly unresolved: (path: string) => readonly string[];
}

const endings = ['', '.ts', '.tsx', '.css', '.json'];

const rooted = (folder: string, from: string): string | null => {
  const [plain = ''] = from.split('?');
  if (plain.startsWith('#')) return plain.slice(1);
  return plain.startsWith('.') ? posix.normalize(posix.join(folder, plain)) : null;
};

const globbed = /import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g;
const addressed = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g;
const mocked = /vi\.mock\(\s*(?:import\()?'([#.][^']+)'/g;
const styled = /(?:@import|composes:[^;]*\bfrom)\s+(?:url\()?['"](\.[^'"]+)['"]/g;

/** Patterns of the sources have no more than stars, each within one folder. */
const matching = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);

const texts = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

/**
 * The module graph of the sources as they stand: static and dynamic imports, globs, addresses beside
 * a module and style sheets. Types alone are left out: they are gone when a test runs.
 */
export function graphOf(files: readonly HouseFile[], gone: readonly string[] = []): Graph {
  const known = new Set(files.map(({ path }) => path));
  const all = [...known, ...gone];
  const asFile = (path: string | null): string[] => {
    if (path === null) return [];
    const found = endings.map((ending) => path + ending).find((one) => known.has(one));
    return found === undefined ? [] : [found];
  };
  const wantedBy = (file: HouseFile): string[] => {
    const { folder, name, text } = file;
    const beside = (from: string) => asFile(rooted(folder, from));
    if (name.endsWith('.css')) return texts(text, styled).flatMap(beside);
    if (!/\.tsx?$/.test(name)) return [];
    return [
      ...importsOf(file).flatMap(({ from, typeOnly }) => (typeOnly ? [] : beside(from))),
      ...[...texts(text, addressed), ...texts(text, mocked)].flatMap(beside),
      ...texts(text, globbed).flatMap((pattern) => {
        const wanted = rooted(folder, pattern);
        return wanted === null ? [] : all.filter((path) => matching(wanted).test(path));
      }),
    ];
  };
  const unresolved = (path: string): string[] => {
    const file = byPath.get(path);
    if (!file || !/\.tsx?$/.test(file.name)) return [];
    return importsOf(file).flatMap(({ from, typeOnly }) => {
      const wanted = rooted(file.folder, from);
      return typeOnly || wanted === null || asFile(wanted).length > 0 ? [] : from;
    });
  };
  const byPath = new Map(files.map((file) => [file.path, file]));
  const loaded = new Map<string, ReadonlySet<string>>();
  const loads = (path: string): ReadonlySet<string> => {
    const kept = loaded.get(path);
    if (kept) return kept;
    const file = byPath.get(path);
    const fresh = new Set(file ? wantedBy(file) : []);
    loaded.set(path, fresh);
    return fresh;
  };
  return {
    loads,
    unresolved,
    reach: (path) => {
      const met = new Set([path]);
      for (const one of met) for (const next of loads(one)) met.add(next);
      return met;
    },
  };
}
