import type { Rolldown } from 'vite';
import { screens } from '#src/app/screens.ts';
import type { ScreenEntry } from '#src/app/screens.types.ts';
import { at, below, lazyEntries, type Modules } from './module-graph.ts';

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

/** Where each kind of first load starts. */
const roots = {
  app: at(['app/main.tsx']),
  member: at(['app/frames/member.tsx', ...firstScreens('member')]),
  guest: at(['app/frames/guest.tsx', ...firstScreens('guest')]),
};

/** Fetched while a member's first page is idle: the rest of the app, and the screens it links to. */
const idleRoots = at([
  'app/lazy/everyone.ts',
  'app/lazy/member.ts',
  'app/lazy/suggestions.ts',
  'app/screens/messages.screen.ts',
  'app/screens/other-profile.screen.ts',
  'views/chat/conversation.view.tsx',
]);

/** Modules that are always fetched together: one chunk each, with all that no earlier chunk holds. */
const groups = {
  deferred: at(['app/lazy/everyone.ts']),
  member: at(['app/lazy/member.ts']),
  dialog: at(['ui/dialog-frame.tsx', 'ui/dialog-panel.tsx']),
  /** All that the consent dialog needs: a guest's first visit loads it without a member's code. */
  question: at(['ui/blocking-dialog.tsx']),
  suggestions: at(['app/lazy/suggestions.ts']),
  /** What is done about posts of lists, and what waits above a feed. */
  lists: at(['app/lazy/lists.ts']),
  explore: at(['app/lazy/explore.ts', 'app/screens/explore.screen.ts']),
  /** An open conversation fetches them one after the other, each of them small. */
  conversation: at([
    'views/chat/attachments.tsx',
    'views/chat/chat-person.view.tsx',
    'views/chat/conversation.view.tsx',
    'views/chat/message-deletion.view.tsx',
    'views/chat/log-region.tsx',
    'views/chat/presence.view.tsx',
  ]),
};

/** The same, without modules that another lazy chunk shares: it would fetch the full group. */
const exclusiveGroups = {
  social: at(['app/lazy/social-login.ts', 'views/auth/social-attach.view.tsx']),
  /** Every form of sign-in links to both. */
  signUp: at(['app/screens/forgot-password.screen.tsx', 'app/screens/registration.screen.tsx']),
};
/** Screens that may share the modules of an exclusive group. */
const sharedBy = at([
  'app/screens/reset-password.screen.tsx',
  'app/screens/social-registration.screen.tsx',
]);
/** They share modules of a conversation, or of lists, and do without all its others. */
const withoutChat = at(['app/screens/post-editor.screen.ts', 'app/screens/post.screen.ts']);
const withoutLists = at(['app/screens/post-editor.screen.ts']);
const isLive = (id: string) => /\/node_modules\/(?:laravel-echo|pusher-js)\//.test(id);

const isChat = (id: string) =>
  /\/(?:machines|src\/(?:actors|views))\/chat\/|\/src\/api\/(?:chat|history|message|room)/.test(id);
/** Large, and rarely needed together with the rest: better in the bundler's own chunks. */
const isVendor = (id: string) => id.includes('/node_modules/') && !id.includes('/lucide-react/');

/** By module, the lazy chunks that need it. */
const usersIn = (modules: Modules): ReadonlyMap<string, readonly string[]> => {
  const users = new Map<string, string[]>();
  for (const entry of lazyEntries(modules, roots.app)) {
    for (const id of below(modules, [entry])) {
      const known = users.get(id);
      if (known) known.push(entry);
      else users.set(id, [entry]);
    }
  }
  return users;
};

/** A path that no module imports is a mistake in the lists above, which would only be slow. */
const assertKnown = (modules: Modules) => {
  const listed = [roots, groups, exclusiveGroups].flatMap((lists) => Object.values(lists)).flat();
  for (const id of [...listed, ...idleRoots, ...sharedBy, ...withoutChat, ...withoutLists]) {
    if (modules.getModuleInfo(id) === null)
      throw new Error(`chunk-groups.ts lists ${id}, which is not part of the app`);
  }
};

const setsIn = (modules: Modules) => {
  assertKnown(modules);
  const users = usersIn(modules);
  const usersOf = (id: string) => users.get(id) ?? [];
  const app = below(modules, roots.app);
  const member = below(modules, roots.member);
  const guest = below(modules, roots.guest);
  const isFirst = (id: string) => app.has(id) || member.has(id) || guest.has(id);
  // A member's idle page would fetch a guest's form of sign-in for them.
  const controls = new Set(
    [...below(modules, [...idleRoots, ...groups.explore, ...groups.lists])].filter(
      (id) => guest.has(id) && !member.has(id) && !app.has(id),
    ),
  );
  const dependsOn = (id: string, kind: (id: string) => boolean) =>
    [...below(modules, [id])].some((next) => !isFirst(next) && kind(next));
  const question = new Set([...below(modules, groups.question)].filter((id) => !isFirst(id)));
  // Modules that two lazy chunks or more need: small files, each of which would be a request of its own.
  const shared = [...below(modules, idleRoots)].filter(
    (id) => !isFirst(id) && !question.has(id) && usersOf(id).length > 1 && !dependsOn(id, isVendor),
  );
  const chat = new Set(shared.filter((id) => dependsOn(id, isChat)));
  const common = new Set(shared.filter((id) => !chat.has(id)));
  const isTaken = (id: string) => isFirst(id) || question.has(id) || chat.has(id) || common.has(id);
  const own = (ids: readonly string[]) => [...below(modules, ids)].filter((id) => !isTaken(id));
  const exclusive = (ids: readonly string[]) => {
    const allowed = new Set([...ids, ...sharedBy]);
    return new Set(own(ids).filter((id) => usersOf(id).every((user) => allowed.has(user))));
  };
  const apartFrom = (ids: readonly string[], others: readonly string[]) =>
    new Set(own(ids).filter((id) => !others.some((user) => usersOf(id).includes(user))));
  const lazy = {
    question,
    'sign-up': exclusive(exclusiveGroups.signUp),
    common,
    deferred: new Set(own(groups.deferred)),
    dialog: new Set(own(groups.dialog)),
    // No screen needs the chat's modules without the member's actors, which keep the chats.
    'deferred-member': new Set([...own(groups.member), ...chat]),
    social: exclusive(exclusiveGroups.social),
    suggestions: new Set(own(groups.suggestions)),
    lists: apartFrom(groups.lists, withoutLists),
    explore: new Set(own(groups.explore)),
    conversation: apartFrom(groups.conversation, withoutChat),
  };
  return { app, member, guest, controls, lazy: Object.entries(lazy) };
};

/**
 * Chunks by who needs them first: a phone pays 150 ms a round trip, so all that every first load needs is
 * one file, and what a member's or a guest's adds is another. What later chunks share is one more, and
 * what is always fetched together is one each. The rest is left to the bundler.
 */
export function chunkGroups(): Group {
  let sets: ReturnType<typeof setsIn> | undefined;
  return {
    debugName: 'who needs them first',
    name: (id, modules) => {
      sets ??= setsIn(modules);
      const isFirst = sets.member.has(id) || sets.guest.has(id);
      if (sets.app.has(id) || (sets.member.has(id) && sets.guest.has(id))) return 'app';
      if (isFirst && id.endsWith('.css')) return 'app';
      if (sets.member.has(id)) return 'member';
      if (isFirst) return sets.controls.has(id) ? 'controls' : 'guest';
      if (isLive(id)) return 'live';
      return sets.lazy.find(([, set]) => set.has(id))?.[0] ?? null;
    },
    includeDependenciesRecursively: false,
  };
}
