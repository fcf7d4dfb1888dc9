import { createActor } from 'xstate';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import { routeGuardMachine } from '#machines/navigation/route-guard.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { Location, MoveHeld, RouteNotice } from '#machines/navigation/navigation.types.ts';
import {
  navigationAdapter,
  type NavigationDeps,
} from '#src/actors/navigation/navigation.adapter.ts';
import type { Who } from './oracle.ts';

const redirectKey = 'fanfare.post-login-redirect';
const targetCookie = 'fanfare_redirect';

const ada: Viewer = {
  id: 1,
  email: 'ada@fanfare.test',
  username: 'ada',
  displayName: 'Ada',
  profilePhoto: null,
  isVerified: true,
  isDeleted: false,
  isCreator: true,
  preferredLocale: null,
};

export const viewers: Readonly<Record<Who, Viewer | null>> = {
  guest: null,
  member: ada,
  unverified: { ...ada, isVerified: false },
  deleted: { ...ada, isDeleted: true },
  deletedPasswordless: { ...ada, isDeleted: true, hasPassword: false },
  deletedUnverified: { ...ada, isDeleted: true, isVerified: false },
};

interface Entry {
  state: unknown;
  path: string;
}

/** A window with nothing but a history of entries. */
function fakeWindow(path: string) {
  const entries: Entry[] = [{ state: null, path }];
  const listeners = new Set<() => void>();
  let at = 0;
  const here = () => entries[at] ?? { state: null, path: '/' };
  const origin = 'https://fanfare.test';
  const url = () => new URL(origin + here().path);
  /** As a browser reads what is written into the address bar: another site's is refused. */
  const read = (to: string) => {
    const asked = new URL(to, url());
    if (asked.origin !== origin) throw new DOMException(`${to} is another site`, 'SecurityError');
    return asked.pathname + asked.search + asked.hash;
  };
  const go = (by: number) => {
    at = Math.max(0, Math.min(entries.length - 1, at + by));
    for (const listener of listeners) listener();
  };
  const window = {
    history: {
      get state() {
        return here().state;
      },
      pushState: (state: unknown, _: string, to: string) => {
        entries.splice(at + 1, Infinity, { state, path: read(to) });
        at += 1;
      },
      replaceState: (state: unknown, _: string, to: string) => {
        entries[at] = { state, path: read(to) };
      },
    },
    location: {
      origin,
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  return {
    window: window as unknown as NavigationDeps['window'],
    entries,
    here,
    go,
    /** Set by a test: something is typed on the page. */
    isTyped: false,
  };
}

/** The navigation chart in a browser that is only memory. */
export async function browse(
  path: string,
  viewer: Viewer | null,
  memory: { cookie?: string; stored?: string } = {},
) {
  const stored = new Map(memory.stored === undefined ? [] : [[redirectKey, memory.stored]]);
  const cookies = new Map(memory.cookie === undefined ? [] : [[targetCookie, memory.cookie]]);
  const page = fakeWindow(path);
  const { recallRedirects, ...ports } = navigationAdapter({
    store: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    cookies: { get: (name) => cookies.get(name), remove: (name) => void cookies.delete(name) },
    redirectKey,
    targetCookie,
    isTyped: () => page.isTyped,
    window: page.window,
  });
  const machine = navigationMachine.provide({
    actors: { ...ports, routeGuard: routeGuardMachine.provide({ actors: { recallRedirects } }) },
  });
  const admitted: Location[] = [];
  const notices: RouteNotice[] = [];
  const held: MoveHeld[] = [];
  const actor = createActor(machine, { input: { viewer } });
  actor.on('location.admitted', ({ location }) => admitted.push(location));
  actor.on('notice.shown', (notice) => notices.push(notice));
  actor.on('move.held', (move) => held.push(move));
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 20 && !actor.getSnapshot().matches('resting'); turn += 1) {
      await Promise.resolve();
    }
  };
  await settle();
  return {
    page,
    ...page,
    actor,
    admitted,
    notices,
    held,
    cookies,
    settle,
    location: () => admitted.at(-1),
    stored: () => {
      const text = stored.get(redirectKey);
      return text === undefined
        ? null
        : (JSON.parse(text) as { path: string; owner: number | null });
    },
  };
}
