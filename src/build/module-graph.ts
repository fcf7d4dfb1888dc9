import { existsSync } from 'node:fs';

/** Data of a bundler about the modules that it has read. */
export interface Modules {
  readonly getModuleInfo: (id: string) => {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const source = new URL('../', import.meta.url);
/** Module ids of files, named from `src`. Throws where there is no such file. */
export const at = (paths: readonly string[]): string[] =>
  paths.map((path) => {
    const { pathname } = new URL(path, source);
    if (!existsSync(pathname)) throw new Error(`The build names src/${path}: no such file`);
    return pathname;
  });

const iconFile = at(['ui/style/icons.ts'])[0] ?? '';
const namesIn = (list: string) => list.split(',').map((name) => name.trim().split(' ')[0] ?? '');

/** The icons that a file imports from the one set of icons. */
const iconsOf = (modules: Modules, code: string): string[] => {
  const icons = modules.getModuleInfo(iconFile);
  const names = [...(icons?.code ?? '').matchAll(/default as (\w+)/g)].map(([, name]) => name);
  const [, taken = ''] = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*icons\.ts["']/.exec(code) ?? [];
  const wanted = new Set(namesIn(taken));
  return (icons?.importedIds ?? []).filter((_, place) => wanted.has(names[place] ?? ''));
};

/** `ids` with all their static imports. */
export const below = (modules: Modules, ids: readonly string[], found = new Set<string>()) => {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    const { code, importedIds } = modules.getModuleInfo(id) ?? { code: null, importedIds: [] };
    const others = importedIds.filter((next) => next !== iconFile);
    const icons = others.length < importedIds.length ? iconsOf(modules, code ?? '') : [];
    below(modules, [...others, ...icons], found);
  }
  return found;
};
