import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean>>['groups'];
type Group = NonNullable<Groups>[number];

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
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

const below = (modules: Modules, ids: readonly string[], found = new Set<string>()) => {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    below(modules, modules.getModuleInfo(id)?.importedIds ?? [], found);
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
