import { fromCallback, fromPromise } from 'xstate';
import { isSafeRedirect, pathnameOf } from '#machines/navigation/location.ts';
import type {
  HistoryCommand,
  NavigationEvent,
  Recollection,
  RedirectCommand,
  StoredRedirect,
} from '#machines/navigation/navigation.types.ts';
import { newId } from '#src/ids.ts';
import { openMailedPath, withMailedSecret, withoutMailedSecret } from './mailed-secret.ts';

/** Dependencies of the adapter: storage, cookies and the window. */
export interface NavigationDeps {
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly cookies: {
    get(name: string): string | undefined;
    remove(name: string, attributes: { path: string }): void;
  };
  readonly redirectKey: string;
  readonly targetCookie: string;
  /** True if leaving the page would lose what is typed there. */
  readonly isTyped: () => boolean;
  readonly window: Pick<
    Window,
    'history' | 'location' | 'addEventListener' | 'removeEventListener'
  >;
}

const keyOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : null;

/** Entries of our own below this one; the browser keeps that over a reload. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state ? Number(state.depth) : 0;

/** Parses a stored redirect; null for any other text. A bare path counts as a guest's. */
export function readStored(text: string | null): StoredRedirect | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('path' in value)) return null;
    if (typeof value.path !== 'string') return null;
    const owner = 'owner' in value && typeof value.owner === 'number' ? value.owner : null;
    return { path: value.path, owner };
  } catch {
    return text.startsWith('/') ? { path: text, owner: null } : null;
  }
}

/** True if the browser itself resolves the path to this origin. */
const staysHere = (path: string, origin: string): boolean =>
  URL.canParse(path, origin) && new URL(path, origin).origin === origin;

type Page = NavigationDeps['window'];

/** With the origin before it: a browser reads `//feed` alone as another site, and refuses it. */
const addressOf = ({ location }: Page, path: string) => location.origin + path;

/** The path of this entry; a secret that a mail brought leaves the address. */
const here = (page: Page): string => {
  const { history, location } = page;
  const opened = openMailedPath(location.pathname + location.search + location.hash);
  if (opened.secret !== null)
    history.replaceState(
      withMailedSecret(history.state, opened.secret),
      '',
      addressOf(page, opened.path),
    );
  return opened.path;
};

/** Puts a path in the place of this entry's, whose key is `key`. */
const replaceEntry = (page: Page, key: string, path: string) => {
  const { history, location } = page;
  const isSamePage = location.pathname === pathnameOf(path);
  const state: unknown = isSamePage ? history.state : withoutMailedSecret(history.state);
  const fields = typeof state === 'object' ? state : null;
  history.replaceState({ ...fields, key }, '', addressOf(page, path));
};

type Written = Exclude<HistoryCommand, { type: 'entry.back' }>;

/** Adds an entry, or changes this one, whose key is `key`; returns the key of what stands there then. */
const writeEntry = (page: Page, { type, path }: Written, key: string | null): string => {
  if (type === 'entry.replace') {
    const own = key ?? newId();
    replaceEntry(page, own, path);
    return own;
  }
  const fresh = newId();
  const state = { key: fresh, depth: depthOf(page.history.state) + 1 };
  page.history.pushState(state, '', addressOf(page, path));
  return fresh;
};

/** Joins the navigation chart to the History API, localStorage and the redirect-target cookie. */
export const navigationAdapter = ({
  store,
  cookies,
  redirectKey,
  targetCookie,
  isTyped,
  window,
}: NavigationDeps) => ({
  recallRedirects: fromPromise<Recollection, void>(async () => {
    const target = cookies.get(targetCookie) ?? null;
    if (target !== null) cookies.remove(targetCookie, { path: '/' });
    const stored = readStored(store.getItem(redirectKey));
    const isGood =
      stored && isSafeRedirect(stored.path) && staysHere(stored.path, window.location.origin);
    return { target, stored: isGood ? stored : null, isTyped: isTyped() };
  }),
  keepRedirect: fromCallback<RedirectCommand>(({ receive }) => {
    receive(({ stored }) => {
      if (stored) store.setItem(redirectKey, JSON.stringify(stored));
      else store.removeItem(redirectKey);
    });
  }),
  followHistory: fromCallback<HistoryCommand>(({ receive, sendBack }) => {
    const { history } = window;
    const report = (event: NavigationEvent) => sendBack(event);
    let key = keyOf(history.state);
    // Of the page that is shown, which the browser may have left already.
    let depth = depthOf(history.state);
    const notify = () => {
      const steps = depthOf(history.state) - depth;
      report({ type: 'location.popped', path: here(window), steps });
    };
    const listener = () => {
      // The entry that a dialog holds has the key of the page below it: that is no move.
      if (key !== null && keyOf(history.state) === key) return;
      key = keyOf(history.state);
      notify();
    };
    receive((command) => {
      if (command.type !== 'entry.back') {
        key = writeEntry(window, command, key);
        depth = depthOf(history.state);
      } else if (depth > 0) history.back();
      else report({ type: 'location.requested', path: command.otherwise, replace: true });
    });
    window.addEventListener('popstate', listener);
    notify();
    return () => window.removeEventListener('popstate', listener);
  }),
});
