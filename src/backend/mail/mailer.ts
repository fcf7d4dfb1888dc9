import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Message } from '#src/mails/message.ts';
import { textOf } from '#src/mails/text-part.ts';
import type { Mailer } from '../context.ts';
import { mails, type MailRow } from '../db/schema/auth.ts';
import { errorCode } from '../lib/error-code.ts';
import { errorText } from '../lib/error-text.ts';
import type { Settings } from '../settings.ts';
import { oneClickPath } from './stop-token.ts';
import { noteSent, noteUnsent, takeMail, takenUp, type QueueContext } from './queue.ts';

/** Both parts of a mail. What draws HTML is loaded with the first one: a server starts without it. */
async function draw(message: Message) {
  const { htmlOf } = await import('#src/mails/html-part.tsx');
  return { text: textOf(message), html: htmlOf(message) };
}

/** Milliseconds that a mail server may take; together less than a mail is held for one process. */
const limits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Codes of what is wrong with one mail, while the mail server takes others. */
const ofOneMail: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * The same for every try of a mail: where a process was killed after the mail server took it, a mailbox
 * can know the second one for the first.
 */
function messageIdOf({ appUrl }: Settings, { id, createdAt }: MailRow): string {
  const seed = `${id} ${createdAt.toISOString()} ${appUrl}`;
  const name = createHash('sha256').update(seed).digest('hex').slice(0, 32);
  return `<${name}@${new URL(appUrl).hostname}>`;
}

/** Headers by which a mail program offers to stop mails like it, with one press (RFC 8058). */
const stopHeaders = ({ appUrl }: Settings, token: string) => ({
  'List-Unsubscribe': `<${appUrl}${oneClickPath}/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Keeps mails for the outbox. Where a mail server is set they wait for it in the table of mails: each is
 * handed over at once, without making anyone wait, and again for a day while it is not taken.
 */
export function createMailer(deps: QueueContext & { settings: Settings }): Mailer {
  const { db, log, settings, clock } = deps;
  const transport = settings.smtpUrl
    ? createTransport({ url: settings.smtpUrl, ...limits }, { from: settings.mailFrom })
    : null;
  const inFlight = new Set<Promise<unknown>>();

  /** Answers whether the mail server can be reached. */
  async function deliver(row: MailRow): Promise<boolean> {
    const { id, toAddress: to, subject, text, html, stopToken } = row;
    const parts = { text, ...(html !== null && { html }) };
    const messageId = messageIdOf(settings, row);
    const headers = stopToken === null ? {} : stopHeaders(settings, stopToken);
    try {
      await transport?.sendMail({ to, subject, ...parts, messageId, headers });
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      const isRefused = ofOneMail.has(errorCode(cause));
      await noteUnsent(deps, row, { error, reason: isRefused ? 'refused' : 'away' });
      return isRefused;
    }
    await noteSent(deps, id);
    return true;
  }

  const rowOf = async (message: Message) => {
    const { to: toAddress, subject, kind, stopToken = null } = message;
    return { toAddress, subject, kind, stopToken, ...(await draw(message)), createdAt: clock() };
  };

  return {
    async keep(tx, messages) {
      const nextTryAt = transport ? clock() : null;
      for (const message of messages)
        await tx.insert(mails).values({ ...(await rowOf(message)), nextTryAt });
    },
    async send(message) {
      const kept = await rowOf(message);
      const [row] = await db
        .insert(mails)
        .values(transport ? { ...kept, ...takenUp(deps) } : kept)
        .returning();
      if (!transport || !row) return;
      const delivery = deliver(row).catch((error: unknown) =>
        log.error('mail: not noted', { id: row.id, error: errorText(error) }),
      );
      inFlight.add(delivery);
      void delivery.finally(() => inFlight.delete(delivery));
    },
    async sendWaiting(signal) {
      if (!transport) return;
      for (;;) {
        if (signal?.aborted === true) return;
        const row = await takeMail(deps);
        if (!row || !(await deliver(row))) return;
      }
    },
    async close() {
      await Promise.all(inFlight);
      transport?.close();
    },
  };
}
