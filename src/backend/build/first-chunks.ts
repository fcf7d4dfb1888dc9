import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean>>['groups'];
type Group = NonNullable<Groups>[number];

interface Modules {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly code: string | null; readonly importedIds: readonly string[] } | null;
}

const source = new URL('../../', import.meta.url).pathname;
const at = (paths: readonly string[]) => paths.map((path) => source + path);

/** What each kind of first load starts from. */
const roots = {
  app: at(['app/main.tsx']),
  member: at(['app/frames/member.tsx', 'app/screens/home.screen.ts']),
  guest: at([
    'app/frames/guest.tsx',
    'app/screens/welcome.screen.ts',
    'app/screens/login.screen.tsx',
    'app/screens/explore.screen.tsx',
  ]),
};

const iconFile = at(['ui/icons.ts'])[0] ?? '';
const namesIn = (list: string) => list.split(',').map((name) => name.trim().split(' ')[0] ?? '');

/** The drawings that a file takes out of the one set of icons. */
const iconsOf = (modules: Modules, code: string): string[] => {
  const icons = modules.getModuleInfo(iconFile);
  const names = [...(icons?.code ?? '').matchAll(/default as (\w+)/g)].map(([, name]) => name);
  const [, taken = ''] = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*icons\.ts["']/.exec(code) ?? [];
  const wanted = new Set(namesIn(taken));
  return (icons?.importedIds ?? []).filter((_, place) => wanted.has(names[place] ?? ''));
};

const below = (modules: Modules, ids: readonly string[], found = new Set<string>()) => {
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

/**
 * Chunks by who needs them first: a phone pays 150 ms a round, so all that every first load needs is
 * one file, and what a member's or a guest's adds is another. The rest is left to the bundler.
 */
export function firstChunks(): Group {
  let sets: Readonly<Record<keyof typeof roots, ReadonlySet<string>>> | undefined;
  return {
    name: (id, modules) => {
      sets ??= {
        app: below(modules, roots.app),
        member: below(modules, roots.member),
        guest: below(modules, roots.guest),
      };
      if (/rolldown[/:-]runtime/.test(id)) return 'app';
      const isFirst = sets.member.has(id) || sets.guest.has(id);
      if (sets.app.has(id) || (sets.member.has(id) && sets.guest.has(id))) return 'app';
      if (isFirst && id.endsWith('.css')) return 'app';
      return isFirst ? (sets.member.has(id) ? 'member' : 'guest') : null;
    },
    includeDependenciesRecursively: false,
  };
}
