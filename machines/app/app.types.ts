import type { SessionEmitted } from '../auth/session.types.ts';
import type { Viewer } from '../auth/viewer.types.ts';
import type { ConnectionEmitted } from '../chat/connection.types.ts';
import type { inboxMachine } from '../chat/inbox.machine.ts';
import type { DialogRequested, DialogsEmitted } from '../modal/dialog-token.types.ts';
import type { PaymentLeft, PaymentTaken } from '../billing/payment.types.ts';
import type { PaymentUpdated, PurchaseSettled } from '../billing/billing.types.ts';
import type { LazyChildOf } from '../parts/children.ts';
import type { uploadsMachine } from '../media/uploads.machine.ts';
import type { UploadOrdered } from '../media/upload-order.types.ts';
import type { FilesRestored } from '../media/files-restored.types.ts';
import type { PostChanged } from '../posts/my-post.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { NavigationEmitted, RouteRequest } from '../navigation/navigation.types.ts';
import type { RouteName } from '../navigation/routes.ts';
import type { AgeConsentEmitted, AgeConsentInput } from './age-consent.types.ts';
import type { LikeChanged } from '../posts/like.types.ts';
import type { PostPublished } from '../posts/new-posts.types.ts';
import type { ConfigProblem } from './config.types.ts';
import type { ConnectivityEmitted } from './connectivity.types.ts';
import type { LocaleEmitted, LocaleInput } from './locale.types.ts';
import type { NoticeShown, NoticeWithdrawn } from './notice.types.ts';

/** Values that the browser knows before the first request. */
export interface AppInput {
  readonly locale: LocaleInput;
  readonly ageConsent: AgeConsentInput;
}

export interface AppContext extends AppInput {
  /** Error in the hosting page's configuration. */
  readonly problem: ConfigProblem | null;
  /** The signed-in member; null is a guest, or the session is not known yet. */
  readonly viewer: Viewer | null;
  /** Routes that this site does not offer, as its server was found to lack what they show. */
  readonly absent: readonly RouteName[];
  /** Chats with something unread, as the server last said. */
  readonly unread: number;
  /** The chats of the signed-in member, and whose they are. */
  readonly inbox: {
    readonly viewerId: number;
    readonly actor: LazyChildOf<typeof inboxMachine>;
  } | null;
  /** The uploads of this session, from the first file on. */
  readonly uploads: LazyChildOf<typeof uploadsMachine> | null;
}

/** Events that any flow may emit; the app acts on them and re-emits them to its listeners. */
export type FlowEmitted =
  /** Credentials were accepted: the session asks who has come. */
  | { type: 'session.opened' }
  /** A call was answered 401 although a member is signed in. */
  | { type: 'session.expired' }
  | { type: 'challenge.required' }
  | { type: 'challenge.lost' }
  | { type: 'logout.requested' }
  /** Event: the member may sign out now. */
  | { type: 'departure.cleared' }
  /** Event: what is typed on the page may be lost. */
  | { type: 'words.abandoned' }
  | { type: 'location.requested'; path: string; replace?: boolean }
  | ({ type: 'route.requested' } & RouteRequest)
  | { type: 'unread.changed'; count: number }
  /** A call was answered 423. */
  | { type: 'password.unconfirmed' }
  | { type: 'password.confirmed' }
  /** The person would rather not say the password. */
  | { type: 'password.declined' }
  /** The member changed on the server by this tab's doing. */
  | { type: 'member.updated' }
  /** The server took another password, which may have ended this session too. */
  | { type: 'password.changed' }
  /** The session may be another one: ask who is here. */
  | { type: 'session.doubted' }
  /** A call got no answer, a file did not come, or the socket dropped. */
  | { type: 'call.failed' }
  | { type: 'consent.withdrawn' }
  | NoticeShown
  | NoticeWithdrawn
  | RelationChanged
  | PostChanged
  | FilesRestored
  | UploadOrdered
  | PaymentUpdated
  | PurchaseSettled
  | PostPublished
  | LikeChanged
  | PaymentLeft
  | PaymentTaken
  | DialogRequested;

/** A call that some routes cannot do without was answered 404. */
export interface RoutesAbsent {
  type: 'routes.absent';
  names: readonly RouteName[];
}

/** Everything the app-wide emitter says: listen with `on` at the root actor (decisions §1). */
export type AppEmitted =
  | FlowEmitted
  | SessionEmitted
  | NavigationEmitted
  | LocaleEmitted
  | AgeConsentEmitted
  | ConnectivityEmitted
  | ConnectionEmitted
  | DialogsEmitted;

export type AppEvent =
  | AppEmitted
  | { type: 'boot.retry' }
  /** The server lacks what these routes show. */
  | RoutesAbsent
  /** A view failed while it was drawn; a RouterError names its route. */
  | { type: 'view.broken'; error: unknown };
