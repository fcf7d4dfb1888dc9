import { fromCallback, fromPromise, waitFor } from 'xstate';
import { logoutMachine } from '#machines/auth/logout.machine.ts';
import type {
  BrowserCommand,
  Identity,
  LocaleRequest,
  TabEvent,
} from '#machines/auth/session.types.ts';
import { fetchIdentity } from '#src/api/auth.ts';
import type { HttpClient } from '#src/api/http.ts';
import type { Store } from '../lib/stored-record.ts';
import { logoutAdapter } from './logout.adapter.ts';
import type { PendingLogout } from './pending-logout.ts';
import { readTabMessage, type TabMessage } from './tab-message.ts';

/** What the session needs from the browser, so that a test can have two tabs in one process. */
export interface SessionWorld {
  readonly http: HttpClient;
  readonly store: Store;
  /** A logout of this browser that the server has not confirmed. */
  readonly pendingLogout: PendingLogout;
  /** The name of who typed what lies in storage. */
  readonly ownerKey: string;
  /** Names of what belongs to one member alone: drafts, the post-login redirect. */
  readonly personalKeys: readonly string[];
  /** A BroadcastChannel; messages never come back to the tab that sent them. */
  readonly channel: Pick<
    BroadcastChannel,
    'postMessage' | 'addEventListener' | 'removeEventListener'
  >;
  /** The document and its window: `visibilitychange` and `focus`. */
  readonly page: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  readonly window: EventTarget;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

const mostOften = 30_000;

/** Joins the session chart to `/api/v1/me`, `/logout`, browser storage and the other tabs. */
export const sessionAdapter = (world: SessionWorld) => {
  const { http, store, ownerKey, channel, page, window, now } = world;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const notify = (message: TabMessage) => channel.postMessage(message);
  const wipe = () => {
    for (const key of world.personalKeys) store.removeItem(key);
  };
  let inTab: number | null = null;

  const obey = (command: BrowserCommand) => {
    switch (command.type) {
      case 'browser.claim': {
        const owner = store.getItem(ownerKey);
        if (owner !== null && owner !== String(command.userId)) wipe();
        if (inTab !== null && inTab !== command.userId) http.abortAll();
        store.setItem(ownerKey, String(command.userId));
        inTab = command.userId;
        if (command.reason === 'login') notify({ type: 'tab.entered', userId: command.userId });
        return;
      }
      case 'browser.clear':
        wipe();
        store.removeItem(ownerKey);
        notify({ type: 'tab.left' });
        break;
      case 'browser.doubt':
        notify({ type: 'tab.doubted' });
        break;
      case 'browser.notify':
        notify({ type: 'tab.doubted' });
        return;
      case 'browser.release':
        break;
    }
    inTab = null;
    http.abortAll();
  };

  return {
    actors: {
      logout: logoutMachine.provide(logoutAdapter(world.pendingLogout)),
      fetchViewer: fromPromise<Identity, void>(async () => {
        await world.pendingLogout.finish();
        return fetchIdentity(http);
      }),
      applyLocale: fromPromise<void, LocaleRequest>(async ({ input, signal }) => {
        const { locale, code } = input;
        if (locale === null || code === null) return;
        locale.send({ type: 'locale.preferred', code });
        await waitFor(locale, (snapshot) => !snapshot.hasTag('busy'), { timeout: 10_000, signal });
      }),
      watchBrowser: fromCallback<BrowserCommand>(({ receive, sendBack }) => {
        receive(obey);
        let last = now();
        const listener = (event: Event) => {
          const message = readTabMessage('data' in event ? event.data : null);
          if (message) sendBack(message satisfies TabEvent);
        };
        const look = () => {
          if (page.visibilityState !== 'visible' || now() - last < mostOften) return;
          last = now();
          sendBack({ type: 'page.shown' } satisfies TabEvent);
        };
        channel.addEventListener('message', listener);
        page.addEventListener('visibilitychange', look);
        window.addEventListener('focus', look);
        return () => {
          channel.removeEventListener('message', listener);
          page.removeEventListener('visibilitychange', look);
          window.removeEventListener('focus', look);
        };
      }),
    },
  };
};
