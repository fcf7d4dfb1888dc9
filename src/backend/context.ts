import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { RuntimeConfig } from '#src/contract/config.ts';
import type { PaymentProvider } from './billing/provider.ts';
import type { Db } from './db/db.ts';
import type { SessionRow } from './db/schema/auth.ts';
import type { UserRow } from './db/schema/users.ts';
import type { Settings } from './settings.ts';

/** One line a call; `fields` are printed as JSON and never hold secrets. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

/** Says events to channels, through the embedded broker or one that speaks Pusher's protocol. */
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
   * Makes the sockets subscribed to a channel authorise again, except one: whose session has ended
   * is refused then.
   */
  reauthorize(channel: string, options?: { exceptSocketId?: string }): Promise<void>;
  /**
   * Notes by which session a socket's channels were authorised, and ends every socket of a session.
   * Absent, like the list of this process's sessions, where only an external broker knows sockets.
   */
  bind?(socketId: string, sessionId: string): Promise<void>;
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

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** `verify-email`, `reset-password`, … */
  kind: string;
}
export interface Mailer {
  /** Keeps the mail in the outbox, and sends it when SMTP is set; a failed delivery is logged. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** What stock Laravel does where we do better; off but for tests that try a client against both. */
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

/** What every route reaches for; made once a process, or once a test. */
export interface Backend {
  settings: Settings;
  db: Db;
  log: Log;
  /** Now; tests move it. */
  clock: () => Date;
  broadcast: Broadcaster;
  mail: Mailer;
  release: RuntimeConfig['release'];
  /** Absolute folder of the stored media; `files.variants[].path` is relative to it. */
  mediaDir: string;
  /** True when the database holds the demo world. */
  isDemo: boolean;
  /** The accounts of the demo world. */
  demoAccounts: DemoAccounts;
  /** Behaves as stock Laravel does; changed by the test switches alone. */
  stock: StockBehaviour;
  /** Charges cards; null where no provider is joined. */
  payments: PaymentProvider | null;
  /** Asks the identity issuer that runs in this process, where it stands in for the real ones. */
  askLocalIssuer: (request: Request) => Promise<Response>;
}

/** A Hono environment: what middleware leaves for the routes. */
export interface Env {
  Variables: {
    backend: Backend;
    /** Address of the client, behind a proxy when `TRUST_PROXY` says so. */
    ip: string;
    /** Who limits count it as: the address, of IPv6 the network. */
    caller: string;
    /** Absent on a call that is not stateful (contract §1.5). */
    session: SessionRow | undefined;
    user: UserRow | undefined;
    /** `X-Socket-ID` when it looks like one: the publisher leaves that socket out. */
    socketId: string | undefined;
  };
}

export type Router = OpenAPIHono<Env>;
