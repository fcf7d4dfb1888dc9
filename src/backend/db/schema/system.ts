import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The document pages, one row a language; English is the fallback. */
export const pages = pgTable(
  'pages',
  {
    routeKey: text('route_key').notNull(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.routeKey, table.locale] })],
);

/** Facts about the database itself: `seed` (demo, none) and `seeded_at`. */
export const facts = pgTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
