import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Message } from '#src/mails/message.ts';
import { textOf } from '#src/mails/text-part.ts';
import type { Log, Mailer } from '../context.ts';
import type { Db } from '../db/db.ts';
import { mails } from '../db/schema/auth.ts';
import { errorText } from '../error-text.ts';
import type { Settings } from '../settings.ts';

/** Both parts of a mail. What draws HTML is loaded with the first one: a server starts without it. */
async function draw(message: Message) {
  const { htmlOf } = await import('#src/mails/html-part.tsx');
  return { text: textOf(message), html: htmlOf(message) };
}

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
  const inFlight = new Set<Promise<void>>();

  async function deliver(
    id: number,
    { to, subject }: Message,
    parts: Awaited<ReturnType<typeof draw>>,
  ) {
    try {
      await transport?.sendMail({ to, subject, ...parts });
      await db.update(mails).set({ sentAt: clock() }).where(eq(mails.id, id));
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      log.error('mail: not delivered', { id, error });
      await db.update(mails).set({ error }).where(eq(mails.id, id));
    }
  }

  return {
    async send(message) {
      const { to: toAddress, subject, kind } = message;
      const parts = await draw(message);
      const kept = transport ? { text: '', html: null } : parts;
      const [row] = await db
        .insert(mails)
        .values({ toAddress, subject, kind, ...kept, createdAt: clock() })
        .returning({ id: mails.id });
      if (!transport || !row) return;
      const delivery = deliver(row.id, message, parts).catch((error: unknown) => {
        log.error('mail: not noted', { error: errorText(error) });
      });
      inFlight.add(delivery);
      void delivery.finally(() => inFlight.delete(delivery));
    },
    async close() {
      await Promise.all(inFlight);
      transport?.close();
    },
  };
}
