import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

/** Keys of WebAuthn that sign a member in; only the public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: rowId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id by the authenticator, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /**
     * Number of signatures by the authenticator; one that falls back is a copy. 0 is not counted.
     */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Transports by which a browser reaches it: `internal`, `hybrid`, `usb`. */
    transports: text('transports').array().notNull(),
    /** True for a key that its maker keeps on more than one device. */
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.id),
  ],
);
export type PasskeyRow = typeof passkeys.$inferSelect;
