import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

/** A person as a provider vouches for them. */
export interface SocialIdentity {
  provider: 'google' | 'twitter';
  /** The provider's own id of the person; the only thing an account is known by. */
  subject: string;
  email: string | null;
  /** True if the provider is the authority for this address (contract §5.1). */
  isEmailTrusted: boolean;
  name: string;
  username: string | null;
}

/** Result of a sign-in through a provider, while it waits for the person's next step. */
export type PendingSocial = {
  /** `jti` of the ticket that the page holds. */
  id: string;
  /** Unix seconds. */
  at: number;
} & (
  | {
      status: 'not_attached' | 'registration_required';
      identity: SocialIdentity;
      /** SHA-256 of the credential it came from. */
      credentialHash?: string;
    }
  | {
      status: 'failed';
      provider: 'google' | 'twitter';
      code: 'access_denied' | 'state_invalid' | 'provider_unreachable' | 'already_linked';
    }
);

/** Data of a session besides its user (contract §1.4, §1.7, §2). */
export interface SessionPayload {
  /** Unix seconds of the last password confirmation. */
  passwordConfirmedAt?: number;
  /** Hash of the address that it was confirmed by, where it was by mail. */
  confirmedAddress?: string;
  /** Sign-in that waits for its second factor. */
  pendingLogin?: { userId: number; remember: boolean; attach?: SocialIdentity };
  /** A link that proves an address, opened by a guest: it counts once its member has signed in. */
  pendingVerification?: { userId: number; hash: string; until: number };
  /** HMAC of the user's password hash, to notice a password changed elsewhere. */
  passwordHash?: string;
  /** HMAC of the password that this session is setting now: its other calls must not end it. */
  nextPasswordHash?: string;
  /** Nonces handed out for Google's button, unused ones only, with the Unix second of each. */
  googleNonces?: { nonce: string; at: number }[];
  /** Sign-in through Twitter that is under way. */
  twitterAttempt?: { state: string; verifier: string; at: number };
  pendingSocial?: PendingSocial;
  /** Challenge for a passkey, its purpose, and the Unix second at which it ends. */
  passkeyChallenge?: { purpose: 'add' | 'confirm' | 'sign-in'; value: string; until: number };
  /** `remember_families.id` of the sign-in this session came of. */
  family?: string;
  /**
   * Members who signed out in this browser before: none of them has invited whoever registers next.
   */
  formerMembers?: number[];
  /** Code of the referral link by which this visitor came. */
  referral?: string;
  [key: string]: unknown;
}

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    csrfToken: text('csrf_token').notNull(),
    payload: jsonb('payload').$type<SessionPayload>().notNull().default({}),
    ip: text('ip'),
    agent: text('agent'),
    lastActivity: moment('last_activity').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastActivity.desc()),
    index('sessions_activity').on(table.lastActivity),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

/** One remembered sign-in: its cookie changes at each use, and an older one gives a thief away. */
export const rememberFamilies = pgTable(
  'remember_families',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret that the cookie holds now. */
    currentHash: text('current_hash').notNull(),
    /** Hash of the secret before, which parallel requests of one page may still carry. */
    previousHash: text('previous_hash'),
    rotatedAt: moment('rotated_at').notNull(),
  },
  (table) => [
    index('remember_families_user').on(table.userId),
    index('remember_families_rotated').on(table.rotatedAt),
  ],
);

export const passwordResetTokens = pgTable('password_reset_tokens', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token that was mailed. */
  tokenHash: text('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Fixed windows of attempts; shared by all processes on one database. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets').on(table.resetsAt)],
);

/**
 * One person's intent, answered once (contract §8.0). `status` is null while the first call runs.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request body. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    body: jsonb('body').$type<unknown>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.route, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/**
 * Everything that was mailed, read by the development outbox; where a mail server is set also what waits
 * for it, whose parts are emptied once it is sent or given up.
 */
export const mails = pgTable(
  'mails',
  {
    id: rowId(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** `verify-email`, `reset-password`, … */
    kind: text('kind').notNull(),
    /** Token that stops mails like it; null for those that nobody can stop. */
    stopToken: text('stop_token'),
    error: text('error'),
    /** Times it was taken up to be handed to the mail server. */
    tries: integer('tries').notNull().default(0),
    /**
     * Time until which nobody else takes it up; null where it is sent, given up, or kept for the
     * outbox alone.
     */
    nextTryAt: moment('next_try_at'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('mails_to').on(table.toAddress, table.id.desc()),
    index('mails_waiting')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
  ],
);
export type MailRow = typeof mails.$inferSelect;
