import Cookies from 'js-cookie';
import type { RuntimeConfig } from '#machines/app/config.types.ts';
import { createPasswordGatedCalls } from '#src/actors/auth/password-gated-calls.ts';
import { createPendingLogout } from '#src/actors/auth/pending-logout.ts';
import { createHttp } from '#src/api/http.ts';
import { createFirstFrame, takeFirstFetch } from './first-frame.ts';
import { createLazyActors } from './lazy-actors.ts';
import { createDeferred } from './load-deferred.ts';
import { safeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';
import { createTextStore } from './texts.ts';
import type { TabChannel, AppServices } from './services.types.ts';

const nothing = () => undefined;

/** Tabs without a common channel live alone; nothing else depends on it. */
const openChannel = (name: string): TabChannel => {
  try {
    return new BroadcastChannel(name);
  } catch {
    const alone = { postMessage: nothing, addEventListener: nothing, removeEventListener: nothing };
    return alone;
  }
};

/** Everything outside of the charts, made once. */
export function createServices(
  config: RuntimeConfig,
  parkedForms: AppServices['parkedForms'],
  app: AppServices['app'],
  children: Pick<AppServices, 'inbox' | 'preferences'>,
  onSessionChanged: () => void,
  onUnreachable: () => void,
): AppServices {
  const passwordGatedCalls = createPasswordGatedCalls();
  const socket = { id: (): string | null => null };
  const http = createHttp({
    origin: config.apiOrigin,
    prefetched: (path) => takeFirstFetch(path),
    socketId: () => socket.id(),
    onSessionChanged,
    onUnreachable,
    onPasswordUnconfirmed: () => passwordGatedCalls.hold(),
    // oxlint-disable-next-line no-console -- spec §8: a request with no response is only logged
    onUnanswered: (call, error) => console.warn(`No answer: ${call}`, error),
  });
  const keys = storageKeys(config.slug);
  const store = safeStorage(() => localStorage);
  const services: AppServices = {
    config,
    parkedForms,
    app,
    ...children,
    passwordGatedCalls,
    socket,
    http,
    keys,
    store,
    pendingLogout: createPendingLogout(http, store, keys.signingOut),
    tabStore: safeStorage(() => sessionStorage),
    cookies: Cookies,
    avatars: new Map(),
    channel: openChannel(keys.channel),
    textStore: createTextStore(),
    firstFrame: createFirstFrame(),
    deferred: createDeferred(() => services),
    lazyActors: createLazyActors(() => services),
  };
  return services;
}
