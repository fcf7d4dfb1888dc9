import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { RuntimeConfig } from '#src/contract/app/config.ts';
import type { Message } from '#src/mails/message.ts';
import type { PaymentProvider } from './billing/provider/provider.ts';
import type { Db, Tx } from './db/db.ts';
import type { SessionRow } from './db/schema/auth.ts';
import type { UserRow } from './db/schema/users.ts';
import type { MediaStore } from './media/store/media-store.ts';
import type { IdentityProvider } from './settings/identity/provider.ts';
import type { Settings } from './settings.ts';

/** One line a call; `fields` are printed as JSON and never hold secrets. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

/**
 * Publishes events to channels, through the embedded broker or one that speaks Pusher's protocol.
 */
export interface Broadcaster {
  /**
   * `event` is the wire name (`App\Events\MessageSent`); `exceptSocketId` makes it `toOthers()`.
   */
  publish(
    channels: string[],
    event: string,
    data: unknown,
    options?: { exceptSocketId?: string },
  ): Promise<void>;
  /**
   * Makes the sockets subscribed to a channel authorise again, except one, or those of one member
   * alone: whose right has ended is refused then.
   */
  reauthorize(
    channel: string,
    options?: { exceptSocketId?: string; userId?: number },
  ): Promise<void>;
  /**
   * Notes by whom and by which session a socket's channels were authorised; false, and nothing noted,
   * when the socket is another member's. A socket ends with the first of its sessions. Absent, like
   * the lists of this process, where only an external broker knows sockets.
   */
  bind?(socketId: string, by: { userId: number; sessionId: string | null }): Promise<boolean>;
  /** Members whose sockets in this process listen to channels with this prefix. */
  listeners?(prefix: string): { channel: string; userId: number }[];
  /**
   * True if the broker is somebody else's: nobody can close a channel there, so that what only some
   * may read is never sent through it.
   */
  isForeign?: boolean;
  endSession?(sessionId: string): Promise<void>;
  boundSessions?(): string[];
  /**
   * Channels with this prefix that have subscribers, in any process; absent when only an external
   * broker knows.
   */
  occupied?(prefix: string): Promise<string[]>;
  /** Takes a WebSocket upgrade; false when the path is not the broker's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

export interface Mailer {
  /** Draws the mail and keeps it; where SMTP is set it is on its way, and tried again while that fails. */
  send(message: Message): Promise<void>;
  /** Draws mails and keeps them with what else a transaction writes; `sendWaiting` hands them over. */
  keep(tx: Tx, messages: readonly Message[]): Promise<void>;
  /** Hands over what waits for the mail server, until it is done or the server cannot be reached. */
  sendWaiting(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * Switches for stock Laravel's behaviour where ours is better; off but for tests that try a client
 * against both.
 */
export interface StockBehaviour {
  /** 429 of the login in the shape of a validation error, without `Retry-After`. */
  throttleAsValidation: boolean;
  /** Stock Fortify: one's own new password ends the session at the next `/api` call. */
  ownPasswordChangeEndsSession: boolean;
}

/** Accounts that anybody may sign in to. */
export interface DemoAccounts {
  password: string;
  emails: string[];
}

/** Services of every route; made once a process, or once a test. */
export interface Backend {
  settings: Settings;
  db: Db;
  log: Log;
  /** Current time; tests move it. */
  clock: () => Date;
  /** Milliseconds since 1970 by a clock that never goes back while the process runs: limits are counted by it. */
  steady: () => number;
  broadcast: Broadcaster;
  mail: Mailer;
  release: RuntimeConfig['release'];
  /** Media by their keys, which are `files.variants[].path`. */
  media: MediaStore;
  /**
   * Absolute folder of what arrives and of what is worked on, on this machine; of the stored media too
   * where no bucket keeps them.
   */
  mediaDir: string;
  /** The program that makes renditions of videos; null where there is none. */
  ffmpeg: string | null;
  /** True when the database holds the demo world. */
  isDemo: boolean;
  /** The accounts of the demo world. */
  demoAccounts: DemoAccounts;
  /** Behaves as stock Laravel does; changed by the test switches alone. */
  stock: StockBehaviour;
  /** Charges cards; null where no provider is joined. */
  payments: PaymentProvider | null;
  /** Looks at documents; null where no provider is joined. */
  identity: IdentityProvider | null;
  /** Sends a call over the network. */
  send: (request: Request) => Promise<Response>;
  /** Asks the identity issuer that runs in this process, where it stands in for the real ones. */
  askLocalIssuer: (request: Request) => Promise<Response>;
}

/** A Hono environment: what middleware leaves for the routes. */
export interface Env {
  Variables: {
    backend: Backend;
    /** Address of the client, behind a proxy when `TRUST_PROXY` says so. */
    ip: string;
    /** Key that limits count a client by: its address, of IPv6 the network. */
    caller: string;
    /** Absent on a call that is not stateful (contract §1.5). */
    session: SessionRow | undefined;
    user: UserRow | undefined;
    /** True when the answer hands out the session's CSRF token. */
    isTokenDue: boolean | undefined;
    /** `X-Socket-ID` when it looks like one: the publisher leaves that socket out. */
    socketId: string | undefined;
  };
}

export type Router = OpenAPIHono<Env>;
