import type { Rolldown } from 'vite';
import { screens } from '#src/app/screens.ts';
import type { ScreenEntry } from '#src/app/screens.types.ts';
import { at, below, type Modules } from './module-graph.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean>>['groups'];
type Group = NonNullable<Groups>[number];

/** The screens whose code is in a guest's or a member's first load, from the screen registry. */
const firstScreens = (who: 'guest' | 'member'): string[] => [
  ...new Set(
    Object.values<ScreenEntry>(screens)
      .filter(({ firstLoad }) => firstLoad === who)
      .map(({ file }) => `app/screens/${file}`),
  ),
];

/** Modules from which each kind of first load starts. */
const roots = {
  app: at(['app/main.tsx']),
  member: at(['app/frames/member.tsx', ...firstScreens('member')]),
  /** First-time visitors are asked their age. */
  guest: at(['app/frames/guest.tsx', 'views/app/age-consent.view.tsx', ...firstScreens('guest')]),
  /** Comes to every list of posts in a quiet moment. */
  lists: at(['app/lazy/lists.ts']),
};
const icon = /\/lucide-react\/.*\/icons\/[\w-]+\.\w+$/;

const setsIn = (modules: Modules) => ({
  app: below(modules, roots.app),
  member: below(modules, roots.member),
  guest: below(modules, roots.guest),
  lists: below(modules, roots.lists),
});

/**
 * Chunks by the visitors that need them first: a phone pays 150 ms a round trip, so all that every
 * first load needs is one file, and what a member's or a guest's adds is another, each with its
 * stylesheet. The icons of lists, which many screens show, are one file instead of a dozen. The rest is left to the
 * bundler.
 */
export function chunkGroups(): Group {
  let sets: ReturnType<typeof setsIn> | undefined;
  return {
    debugName: 'who needs them first',
    name: (id, modules) => {
      sets ??= setsIn(modules);
      const [isMember, isGuest] = [sets.member.has(id), sets.guest.has(id)];
      if (sets.app.has(id) || (isMember && isGuest)) return 'app';
      if (isMember) return 'member';
      if (isGuest) return 'guest';
      return icon.test(id) && sets.lists.has(id) ? 'list-icons' : null;
    },
    includeDependenciesRecursively: false,
  };
}
