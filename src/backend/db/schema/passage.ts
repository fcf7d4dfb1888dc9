import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import { moment } from './columns.ts';

/*
 * The records of the stand-in for an identity provider. It is another company: nothing here refers to
 * a table of ours, and nothing of ours reads these tables.
 */

/** A check that a site asked for, by the site's own reference. */
export const passageSessions = pgTable(
  'passage_sessions',
  {
    reference: text('reference').primaryKey(),
    /** A secret of the page that shows it. */
    page: text('page').notNull(),
    /** Sealed. */
    token: text('token').notNull(),
    tokenAt: moment('token_at').notNull(),
    returnUrl: text('return_url').notNull(),
    callbackUrl: text('callback_url').notNull(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    status: text('status').$type<'open' | 'sent'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('passage_sessions_page').on(table.page)],
);
export type PassageSessionRow = typeof passageSessions.$inferSelect;

/** Reports to the site, those still to be sent and those that ended. */
export const passageReports = pgTable(
  'passage_reports',
  {
    eventId: text('event_id').primaryKey(),
    reference: text('reference').notNull(),
    status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull(),
    reason: text('reason'),
    /** Time from which the status holds. */
    at: moment('at').notNull(),
    /** Time at which it is sent, or sent again. */
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Time at which the site took it, or refused it for good. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('passage_reports_due').on(table.endedAt, table.dueAt)],
);
export type PassageReportRow = typeof passageReports.$inferSelect;
