import type {
  AccountUpdated,
  EmailChangeUpdated,
  SettingsUpdated,
  ExportUpdated,
} from '../auth/viewer.types.ts';
import type { PaymentUpdated } from '../billing/billing.types.ts';
import type { RelationChanged } from '../people/relation.types.ts';
import type { FileProcessed } from '../media/uploaded.types.ts';
import type { NoticeShown } from '../app/notice.types.ts';
import type { PostPublished } from '../posts/new-posts.types.ts';
import type { ExportProgress } from '../settings/data-export.types.ts';
import type { IdentityUpdated } from '../settings/identity.types.ts';
import type { ChatEvents } from './chat.types.ts';

/** Events of the channel that are of no chat, and are emitted to the app. */
type Passed =
  | RelationChanged
  | PaymentUpdated
  | PostPublished
  | IdentityUpdated
  | EmailChangeUpdated
  | ExportUpdated
  | FileProcessed
  | SettingsUpdated;

/** Events of the channel that are of no chat; that of the account has the app ask who is here. */
export type ChannelEvent = Passed | AccountUpdated;

/** Every event of the channel that is emitted to the app, chat events in batches. */
export type ChannelEvents = Passed | ChatEvents;

/** State reports of the socket (contract §3.3–§3.5). */
export type SocketSignal =
  | { type: 'socket.connected' }
  /** An open socket went away; it is being opened again. */
  | { type: 'socket.dropped' }
  /** No way through for a while; further tries go on, up to a minute apart. */
  | { type: 'socket.unavailable' }
  /** Refused (4001–4099), unsupported, or its code could not be fetched: no further retry. */
  | { type: 'socket.refused' }
  | { type: 'channel.acknowledged' }
  /** The server answered `socket.check`, or a check of the library's own. */
  | { type: 'socket.answered' }
  /** The server would not sign for the channel. Nobody but us will ask again. */
  | { type: 'channel.barred'; status: number | null };

/** The page is looked at again, or reached again, after a while in which it may have slept. */
export interface PageWoke {
  type: 'page.woke';
}

export type ConnectionEvent =
  | SocketSignal
  | ChannelEvents
  | AccountUpdated
  | { type: 'viewer.changed'; viewer: { readonly id: number } | null }
  | PageWoke
  | { type: 'connection.retry' }
  /** The machine is online again. */
  | { type: 'connection.restored' };

export type SocketCommand =
  /** Ask for the channel again over the open socket. */
  | { type: 'channel.resubscribe' }
  /** Open a socket that gave up, or skip the wait for the next try. */
  | { type: 'socket.reopen' }
  /** Ask the server for a sign over a socket that seems to be open. */
  | { type: 'socket.check' }
  /** Have everybody ask for what they may have missed. */
  | { type: 'chatEvents.catchUp' };

export interface ConnectionContext {
  /** Owner of the channel; null for a guest, who has none. */
  readonly userId: number | null;
  /** Copy of everything of theirs that is being made, as far as the channel has said; null for none. */
  readonly copy: ExportProgress | null;
}

export interface ConnectionInput {
  readonly userId: number | null;
}

export type ConnectionEmitted =
  /** The live channel stands; charts that missed something catch up by themselves. */
  | { type: 'connection.caughtUp' }
  /** There is no socket, and none soon: nothing is said of what happens until it catches up. */
  | { type: 'connection.lost' }
  /** An open socket went: perhaps the server did too. */
  | { type: 'call.failed' }
  /** The member may sell by now, or may not any more. */
  | { type: 'member.updated' }
  | NoticeShown
  | ChannelEvents;
