import Cookies from 'js-cookie';
import type { RuntimeConfig } from '#machines/app/config.types.ts';
import { createPasswordGatedCalls } from '#src/actors/auth/password-gated-calls.ts';
import { createPendingLogout } from '#src/actors/auth/pending-logout.ts';
import { createTicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import { createHttp } from '#src/api/lib/http.ts';
import type { HttpDeps } from '#src/api/lib/http.types.ts';
import { createAddresses } from './addresses.ts';
import { createFirstFrame, takeFirstFetch } from './first-frame.ts';
import { createLazyActors } from './lazy-actors.ts';
import { createPlayback } from './playback.ts';
import { createDeferred } from './load-deferred.ts';
import { safeStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';
import { createTextStore } from './texts.ts';
import type { RunningServices } from './running-services.types.ts';
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
  children: Pick<RunningServices, 'inbox' | 'moving' | 'preferences'>,
  onSessionChanged: () => void,
  onSessionOver: () => void,
  onUnreachable: () => void,
  onAbsent: NonNullable<HttpDeps['onAbsent']>,
): RunningServices {
  const passwordGatedCalls = createPasswordGatedCalls(() => services.deferred.loadShared());
  const socket = { id: (): string | null => null };
  const member = {
    id: () => app.viewer()?.id ?? null,
    doubt: onSessionChanged,
    over: onSessionOver,
  };
  const http = createHttp({
    origin: config.apiOrigin,
    prefetched: (path) => takeFirstFetch(path),
    socketId: () => socket.id(),
    memberId: member.id,
    onSessionChanged,
    onSessionOver,
    onUnreachable,
    onAbsent,
    onPasswordUnconfirmed: () => passwordGatedCalls.hold(),
    // oxlint-disable-next-line no-console -- spec §8: a request with no response is only logged
    onUnanswered: (call, error) => console.warn(`No answer: ${call}`, error),
  });
  const keys = storageKeys(config.slug);
  const store = safeStorage(() => localStorage);
  const services: RunningServices = {
    config,
    parkedForms,
    app,
    ...children,
    passwordGatedCalls,
    socket,
    http,
    member,
    keys,
    store,
    pendingLogout: createPendingLogout(http, store, keys.signingOut),
    tickets: createTicketKeeper(),
    tabStore: safeStorage(() => sessionStorage),
    cookies: Cookies,
    avatars: new Map(),
    addresses: createAddresses(() => services),
    playback: createPlayback(() => services),
    channel: openChannel(keys.channel),
    textStore: createTextStore(),
    firstFrame: createFirstFrame(),
    chat: () => services.deferred.chat(),
    deferred: createDeferred(() => services),
    lazyActors: createLazyActors(() => services),
  };
  return services;
}
