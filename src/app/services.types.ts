import type Cookies from 'js-cookie';
import type { ActorRefFrom } from 'xstate';
import type { inboxMachine } from '#machines/chat/inbox.machine.ts';
import type { SiteSettingsInput } from '#machines/settings/site-settings.types.ts';
import type { RuntimeConfig } from '#machines/app/config.types.ts';
import type { AskableApp } from '#src/actors/app/running-app.types.ts';
import type { AvatarCache } from '#src/actors/people/avatars.adapter.ts';
import type { HttpClient } from '#src/api/http.ts';
import type { PasswordGatedCalls } from '#src/actors/auth/password-gated-calls.ts';
import type { PendingLogout } from '#src/actors/auth/pending-logout.ts';
import type { Store } from '#src/actors/lib/stored-record.ts';
import type { createFirstFrame } from './first-frame.ts';
import type { createLazyActors } from './lazy-actors.ts';
import type { createDeferred } from './load-deferred.ts';
import type { ParkedForms } from './parked-forms.ts';
import type { StorageKeys } from './storage-keys.ts';
import type { TextStore } from './texts.ts';

/** Carries messages between the tabs of one browser. */
export type TabChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/** What an adapter may ask for; made once by `main.tsx`. */
export interface AppServices {
  readonly config: RuntimeConfig;
  readonly http: HttpClient;
  /** Shared by every list of people: no avatar is fetched twice in a visit. */
  readonly avatars: AvatarCache;
  /** The names of what is kept in this browser. */
  readonly keys: StorageKeys;
  /** Outlives the tab; never throws. */
  readonly store: Store;
  /** A logout that the server has not confirmed. */
  readonly pendingLogout: PendingLogout;
  /** Ends with the tab; never throws. */
  readonly tabStore: Store;
  readonly cookies: Pick<typeof Cookies, 'get' | 'set' | 'remove'>;
  readonly channel: TabChannel;
  readonly textStore: TextStore;
  /** Calls that wait for a confirmed password. */
  readonly passwordGatedCalls: PasswordGatedCalls;
  /** The socket's id while it is really connected, else null; the connection's adapter sets it. */
  readonly socket: { id: () => string | null };
  /** The root actor, for adapters of actors far below it. */
  readonly app: AskableApp;
  /** The chats of the running session; absent before they have loaded. */
  readonly inbox: () => ActorRefFrom<typeof inboxMachine> | undefined;
  /** The charts of what is chosen for this device, for the screen that shows them together. */
  readonly preferences: () => SiteSettingsInput;
  /** What a member was typing when their session expired. */
  readonly parkedForms: ParkedForms;
  /** When the page is worth drawing for the first time. */
  readonly firstFrame: ReturnType<typeof createFirstFrame>;
  /** Long-lived charts that the first frame does without, and their views. */
  readonly deferred: ReturnType<typeof createDeferred>;
  /** Charts of screens that are fetched later. */
  readonly lazyActors: ReturnType<typeof createLazyActors>;
}
