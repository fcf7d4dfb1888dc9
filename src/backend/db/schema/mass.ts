import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';
import { users } from './users.ts';

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A message to an audience: stored before it is sent to anybody, so that no crash leaves half of it. */
export const massMessages = pgTable(
  'mass_messages',
  {
    id: rowId(),
    authorId: person('author_id'),
    /** The `Idempotency-Key`; each message sent carries it too. */
    clientKey: text('client_key').notNull(),
    text: text('text'),
    /** Minor units; null when free. */
    price: integer('price'),
    fileHashes: text('file_hashes').array().notNull(),
    /** Number of recipients when it was asked for. */
    recipients: integer('recipients').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('mass_messages_key').on(table.authorId, table.clientKey),
    index('mass_messages_open').on(table.doneAt, table.createdAt),
  ],
);
export type MassRow = typeof massMessages.$inferSelect;

/** Recipients still to be sent to: a row goes in the transaction that sends. */
export const massRecipients = pgTable(
  'mass_recipients',
  {
    massId: integer('mass_id')
      .notNull()
      .references(() => massMessages.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.massId, table.userId] })],
);
