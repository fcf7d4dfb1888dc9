import { createActor, setup, type ActorRefFrom } from 'xstate';
import { localeMachine } from '#machines/app/locale.machine.ts';
import { sessionMachine } from '#machines/auth/session.machine.ts';
import type { SessionEmitted } from '#machines/auth/session.types.ts';
import { localeAdapter } from '#src/actors/app/locale.adapter.ts';
import { createPendingLogout } from '#src/actors/auth/pending-logout.ts';
import { sessionAdapter } from '#src/actors/auth/session.adapter.ts';
import { createHttp } from '#src/api/lib/http.ts';
import { fakeServer, type Reply } from '#tests/api/fake-server.ts';

/** State that all tabs of one browser share. */
export interface Browser {
  readonly store: Map<string, string>;
  readonly cookies: Map<string, string>;
  readonly channels: Set<EventTarget>;
}

export const newBrowser = (): Browser => ({
  store: new Map(),
  cookies: new Map(),
  channels: new Set(),
});

/** A channel as the browser's: every tab receives a message but the one that sent it. */
const channelOf = ({ channels }: Browser) => {
  const own = new EventTarget();
  channels.add(own);
  return Object.assign(own, {
    postMessage: (data: unknown) => {
      for (const other of channels) {
        if (other !== own) other.dispatchEvent(Object.assign(new Event('message'), { data }));
      }
    },
  });
};

/** One tab: the real session and locale charts with their real adapters and client, a fake server. */
export function openTab(browser: Browser, reply: Reply) {
  const { fetch, seen } = fakeServer(reply);
  const http = createHttp({
    fetch,
    xsrfToken: () => 't',
    memberId: (): number | null => session.getSnapshot().context.viewer?.id ?? null,
    onSessionChanged: () => session.send({ type: 'session.doubted' }),
  });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  let time = 0;
  const store = {
    getItem: (key: string) => browser.store.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.store.set(key, value),
    removeItem: (key: string) => void browser.store.delete(key),
  };
  const loaded: string[] = [];
  const root = setup({
    types: {
      context: {} as { locale: ActorRefFrom<typeof localeMachine> },
      children: {} as { session: 'session'; locale: 'locale' },
    },
    actors: {
      locale: localeMachine.provide(
        localeAdapter({
          http,
          cookies: {
            set: (name: string, value: string) => {
              browser.cookies.set(name, value);
              return value;
            },
          },
          loadTexts: (code) => Promise.resolve(void loaded.push(code)),
          cookie: 'locale',
          secure: false,
        }),
      ),
      session: sessionMachine.provide(
        sessionAdapter({
          http,
          store,
          pendingLogout: createPendingLogout(http, store, 'fanfare.signing-out'),
          ownerKey: 'fanfare.owner',
          personalKeys: ['fanfare.drafts', 'fanfare.post-login-redirect'],
          visitKeys: ['fanfare.post-login-redirect'],
          channel: channelOf(browser),
          page,
          window: new EventTarget(),
          now: () => time,
        }),
      ),
    },
  }).createMachine({
    context: ({ spawn }) => ({
      locale: spawn('locale', {
        id: 'locale',
        systemId: 'locale',
        input: { cookie: browser.cookies.get('locale') ?? null, languages: ['en-GB'] },
      }),
    }),
    invoke: {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context: { locale } }) => ({ locale }),
    },
  });
  const app = createActor(root).start();
  const session = app.system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const locale = app.system.get('locale') as ActorRefFrom<typeof localeMachine>;
  const all: SessionEmitted[] = [];
  session.on('*', (one) => all.push(one));
  return {
    http,
    session,
    locale,
    seen,
    emitted: all,
    loaded,
    /** Comes back to this tab after a while. */
    show: (after: number) => {
      time += after;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    stop: () => app.stop(),
  };
}
