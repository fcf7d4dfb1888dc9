import { fromCallback, fromPromise, waitFor } from 'xstate';
import { logoutMachine } from '#machines/auth/logout.machine.ts';
import type {
  BrowserCommand,
  Identity,
  LocaleRequest,
  TabEvent,
} from '#machines/auth/session.types.ts';
import { fetchIdentity } from '#src/api/auth/auth.ts';
import { logoutAdapter } from './logout.adapter.ts';
import { readTabMessage } from './tab-message.ts';
import { keepTabOwner, type TabDeps } from './tab-owner.ts';

/** Dependencies of the adapter, so that a test can have two tabs in one process. */
export interface SessionDeps extends TabDeps {
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
export const sessionAdapter = (deps: SessionDeps) => {
  const { http, channel, page, window, now } = deps;
  return {
    actors: {
      logout: logoutMachine.provide(logoutAdapter(deps.pendingLogout)),
      fetchViewer: fromPromise<Identity, void>(async () => {
        await deps.pendingLogout.finish();
        return fetchIdentity(http);
      }),
      applyLocale: fromPromise<void, LocaleRequest>(async ({ input, signal }) => {
        const { locale, code } = input;
        if (locale === null || code === null) return;
        locale.send({ type: 'locale.preferred', code });
        await waitFor(locale, (snapshot) => !snapshot.hasTag('busy'), { timeout: 10_000, signal });
      }),
      watchBrowser: fromCallback<BrowserCommand>(({ receive, sendBack }) => {
        receive(keepTabOwner(deps));
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
