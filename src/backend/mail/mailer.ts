import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Log, Mail, Mailer } from '../context.ts';
import type { Db } from '../db/db.ts';
import { mails } from '../db/schema/auth.ts';
import { errorText } from '../error-text.ts';
import type { Settings } from '../settings.ts';

/** Keeps mails for the outbox and hands them to SMTP when it is set, without making anyone wait. */
export function createMailer(deps: {
  db: Db;
  log: Log;
  settings: Settings;
  clock: () => Date;
}): Mailer {
  const { db, log, settings, clock } = deps;
  const transport = settings.smtpUrl
    ? createTransport(settings.smtpUrl, { from: settings.mailFrom })
    : null;
  const pendingPayment = new Set<Promise<void>>();

  async function deliver(id: number, { to, subject, text, html }: Mail) {
    try {
      await transport?.sendMail({ to, subject, text, html });
      await db.update(mails).set({ sentAt: clock() }).where(eq(mails.id, id));
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      log.error('mail: not delivered', { id, error });
      await db.update(mails).set({ error }).where(eq(mails.id, id));
    }
  }

  return {
    async send(mail) {
      const { to: toAddress, subject, text, html, kind } = mail;
      const kept = transport ? { text: '', html: null } : { text, html };
      const [row] = await db
        .insert(mails)
        .values({ toAddress, subject, kind, ...kept, createdAt: clock() })
        .returning({ id: mails.id });
      if (!transport || !row) return;
      const delivery = deliver(row.id, mail).catch((error: unknown) => {
        log.error('mail: not noted', { error: errorText(error) });
      });
      pendingPayment.add(delivery);
      void delivery.finally(() => pendingPayment.delete(delivery));
    },
    async close() {
      await Promise.all(pendingPayment);
      transport?.close();
    },
  };
}
