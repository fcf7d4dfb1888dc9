import type Cookies from 'js-cookie';
import type { RuntimeConfig } from '#machines/app/config.types.ts';
import type { AskableApp } from '#src/actors/app/running-app.types.ts';
import type { AvatarCache } from '#src/actors/people/avatars.types.ts';
import type { HttpClient, PageMember } from '#src/api/lib/http.types.ts';
import type { PasswordGatedCalls } from '#src/actors/auth/password-gated-calls.ts';
import type { TicketKeeper } from '#src/actors/auth/ticket-keeper.ts';
import type { PendingLogout } from '#src/actors/auth/pending-logout.types.ts';
import type { Store } from '#src/actors/lib/stored-record.ts';
import type { Addresses } from '#src/ui/media/addresses.ts';
import type { FirstFrame } from './first-frame.types.ts';
import type { ParkedForms } from './parked-forms.types.ts';
import type { StorageKeys } from './storage-keys.ts';
import type { TextStore } from './texts.types.ts';

/** Carries messages between the tabs of one browser. */
export type TabChannel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Services of every adapter, made once by `main.tsx`. It names no chart, so that a screen's types
 * reach no flow but its own; a service with a chart is in `running-services.types.ts`.
 */
export interface AppServices {
  readonly config: RuntimeConfig;
  readonly http: HttpClient;
  /** Member that the page believes to be signed in, for calls beside the client. */
  readonly member: PageMember;
  /** Shared by every list of people: no avatar is fetched twice in a visit. */
  readonly avatars: AvatarCache;
  /** Addresses of pictures and videos that ended, for whatever draws one. */
  readonly addresses: Addresses;
  /** Names under which this browser's storage keeps entries. */
  readonly keys: StorageKeys;
  /** Outlives the tab; never throws. */
  readonly store: Store;
  /** A logout that the server has not confirmed. */
  readonly pendingLogout: PendingLogout;
  /** Carries a provider's ticket between screens; ends with the page. */
  readonly tickets: TicketKeeper;
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
  /** Forms left half-typed when a member's session expired. */
  readonly parkedForms: ParkedForms;
  /** Decides when the page is drawn for the first time. */
  readonly firstFrame: FirstFrame;
}
