import type { Rolldown } from 'vite';
import { at, below, lateEntries, type Modules } from './module-graph.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean>>['groups'];
type Group = NonNullable<Groups>[number];

/** Smaller than what asking for it costs; links to it stand on nearly every page. */
const tiny = 'app/screens/not-available.screen.ts';

/** What each kind of first load starts from. */
const roots = {
  app: at(['app/main.tsx']),
  member: at(['app/frames/member.tsx', 'app/screens/home.screen.ts', tiny]),
  guest: at([
    'app/frames/guest.tsx',
    tiny,
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
  company: at(['app/company.ts']),
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

/** The same of what few others need any of: those would bring it all. */
const circles = {
  social: at([
    'app/social-ways.ts',
    'views/auth/social-login.view.tsx',
    'actors/auth/social-login.adapter.ts',
    'views/auth/social-attach.view.tsx',
  ]),
  /** To both of them every form of sign-in links. */
  arrival: at(['app/screens/forgot-password.screen.tsx', 'app/screens/registration.screen.tsx']),
};
/** Who may need a part of a circle. */
const kin = at([
  'app/screens/reset-password.screen.tsx',
  'app/screens/social-registration.screen.tsx',
]);
const isLive = (id: string) => /\/node_modules\/(?:laravel-echo|pusher-js)\//.test(id);

const isChat = (id: string) =>
  /\/(?:machines|src\/(?:actors|views))\/chat\/|\/src\/api\/(?:chat|history|message|room)/.test(id);
/** Large, and rarely needed by those who need the rest: the bundler's own chunks serve them better. */
const isVendor = (id: string) => id.includes('/node_modules/') && !id.includes('/lucide-react/');

/** By module, what is asked for late and needs it. */
const usersIn = (modules: Modules): ReadonlyMap<string, readonly string[]> => {
  const users = new Map<string, string[]>();
  for (const entry of lateEntries(modules, roots.app)) {
    for (const id of below(modules, [entry])) {
      const known = users.get(id);
      if (known) known.push(entry);
      else users.set(id, [entry]);
    }
  }
  return users;
};

const setsIn = (modules: Modules) => {
  const users = usersIn(modules);
  const usersOf = (id: string) => users.get(id) ?? [];
  const app = below(modules, roots.app);
  const member = below(modules, roots.member);
  const guest = below(modules, roots.guest);
  const isFirst = (id: string) => app.has(id) || member.has(id) || guest.has(id);
  const standsOn = (id: string, kind: (id: string) => boolean) =>
    [...below(modules, [id])].some((next) => !isFirst(next) && kind(next));
  // Modules that two late chunks or more need: small files, each of which would be asked for alone.
  const shared = [...below(modules, restRoots)].filter(
    (id) => !isFirst(id) && usersOf(id).length > 1 && !standsOn(id, isVendor),
  );
  const chat = new Set(shared.filter((id) => standsOn(id, isChat)));
  const common = new Set(shared.filter((id) => !chat.has(id)));
  const isTaken = (id: string) => isFirst(id) || chat.has(id) || common.has(id);
  const own = (ids: readonly string[]) => [...below(modules, ids)].filter((id) => !isTaken(id));
  const circle = (ids: readonly string[]) => {
    const inside = new Set([...ids, ...kin]);
    return new Set(own(ids).filter((id) => usersOf(id).every((user) => inside.has(user))));
  };
  const late = {
    arrival: circle(circles.arrival),
    common,
    // No screen needs the chat's modules without the company that keeps the chats.
    company: new Set([...own(companions.company), ...chat]),
    dialog: new Set(own(companions.dialog)),
    social: circle(circles.social),
    suggestions: new Set(own(companions.suggestions)),
    talk: new Set(own(companions.talk)),
  };
  return { app, member, guest, late: Object.entries(late) };
};

/**
 * Chunks by who needs them first: a phone pays 150 ms a round, so all that every first load needs is
 * one file, and what a member's or a guest's adds is another. What later ones share is one more, and what
 * always comes together is one each. The rest is left to the bundler.
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
      return sets.late.find(([, set]) => set.has(id))?.[0] ?? null;
    },
    includeDependenciesRecursively: false,
  };
}
