import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Names that members gave up: until a moment they lead to who had them, and nobody else may take them. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    /** Name in small letters: names differ by more than their case. */
    username: text('username').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: moment('until').notNull(),
  },
  (table) => [index('former_usernames_user').on(table.userId, table.until.desc())],
);
