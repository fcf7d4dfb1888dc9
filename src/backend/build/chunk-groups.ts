import type { Rolldown } from 'vite';
import { at, below, lateEntries, type Modules } from './module-graph.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean>>['groups'];
type Group = NonNullable<Groups>[number];

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

/** What comes while a member's first page rests: the rest of the app, and the screens that it links to. */
const restRoots = at([
  'app/company.ts',
  'app/suggestions-part.ts',
  'app/screens/messages.screen.ts',
  'app/screens/other-profile.screen.ts',
  'views/chat/conversation.view.tsx',
  'views/people/suggestions.view.tsx',
]);

/** What always comes together: each is one file with all that nobody had before it. */
const companions = {
  dialog: at(['ui/dialog-frame.tsx']),
  suggestions: at(['app/suggestions-part.ts', 'views/people/suggestions.view.tsx']),
  /** An open conversation brings them one after the other, each of them small. */
  talk: at([
    'app/person-part.ts',
    'app/presence.ts',
    'views/chat/attachments.tsx',
    'views/chat/chat-person.view.tsx',
    'views/chat/conversation.view.tsx',
    'views/chat/erasure.view.tsx',
    'views/chat/log-region.tsx',
    'views/chat/presence.view.tsx',
  ]),
};
const isLive = (id: string) => /\/node_modules\/(?:laravel-echo|pusher-js)\//.test(id);

const isChat = (id: string) =>
  /\/(?:machines|src\/(?:actors|views))\/chat\/|\/src\/api\/(?:chat|history|message|room)/.test(id);
/** Large, and rarely needed by those who need the rest: the bundler's own chunks serve them better. */
const isVendor = (id: string) => id.includes('/node_modules/') && !id.includes('/lucide-react/');

/** Modules that two late chunks or more need: small files, each of which would be asked for alone. */
const sharedIn = (modules: Modules, isFirst: (id: string) => boolean) => {
  const uses = new Map<string, number>();
  for (const entry of lateEntries(modules, roots.app))
    for (const id of below(modules, [entry])) uses.set(id, (uses.get(id) ?? 0) + 1);
  const standsOn = (id: string, kind: (id: string) => boolean) =>
    [...below(modules, [id])].some((next) => !isFirst(next) && kind(next));
  const shared = [...below(modules, restRoots)].filter(
    (id) => !isFirst(id) && (uses.get(id) ?? 0) > 1 && !standsOn(id, isVendor),
  );
  return {
    chat: new Set(shared.filter((id) => standsOn(id, isChat))),
    common: new Set(shared.filter((id) => !standsOn(id, isChat))),
  };
};

const setsIn = (modules: Modules) => {
  const app = below(modules, roots.app);
  const member = below(modules, roots.member);
  const guest = below(modules, roots.guest);
  const isFirst = (id: string) => app.has(id) || member.has(id) || guest.has(id);
  const shared = sharedIn(modules, isFirst);
  const isTaken = (id: string) => isFirst(id) || shared.chat.has(id) || shared.common.has(id);
  const own = (ids: readonly string[]) =>
    new Set([...below(modules, ids)].filter((id) => !isTaken(id)));
  return {
    app,
    member,
    guest,
    ...shared,
    dialog: own(companions.dialog),
    suggestions: own(companions.suggestions),
    talk: own(companions.talk),
  };
};

/**
 * Chunks by who needs them first: a phone pays 150 ms a round, so all that every first load needs is
 * one file, and what a member's or a guest's adds is another. What later ones share is two more, the
 * chat's and everybody's; what always comes together is one each. The rest is left to the bundler.
 */
export function chunkGroups(): Group {
  let sets: ReturnType<typeof setsIn> | undefined;
  return {
    name: (id, modules) => {
      sets ??= setsIn(modules);
      if (/rolldown[/:-]runtime/.test(id)) return 'app';
      const isFirst = sets.member.has(id) || sets.guest.has(id);
      if (sets.app.has(id) || (sets.member.has(id) && sets.guest.has(id))) return 'app';
      if (isFirst && id.endsWith('.css')) return 'app';
      if (isFirst) return sets.member.has(id) ? 'member' : 'guest';
      if (isLive(id)) return 'live';
      const late = ['chat', 'common', 'dialog', 'suggestions', 'talk'] as const;
      return late.find((name) => sets?.[name].has(id)) ?? null;
    },
    includeDependenciesRecursively: false,
  };
}
