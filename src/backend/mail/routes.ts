import { desc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Backend, Router } from '../context.ts';
import { mails } from '../db/schema/auth.ts';
import { notFound } from '../http/failures.ts';
import { plainPage } from '../http/plain-page.ts';
import { newRouter } from '../http/router.ts';

/**
 * Mails hold links that open accounts: they are shown without sign-in only where that is the point,
 * in development and in the demo world, and never once a mail server is set.
 */
export const isOutboxOpen = ({ settings, isDemo }: Backend) =>
  !settings.smtpUrl && (isDemo || settings.mode !== 'production');

/** Plain text with its links made clickable, which are ASCII whatever stands beside them; everything is escaped. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[\u0021\u0023-\u003B\u003D\u003F-\u007E]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** The HTML as a mail program shows it: no scripts, an origin of its own, and links in another tab. */
const framed = (document: string) =>
  html`<h2>HTML</h2>
    <iframe
      title="The mail as HTML"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${document}"
    ></iframe>`;

const shownAt = (moment: Date) =>
  html`<time datetime="${moment.toISOString()}">${moment.toUTCString()}</time>`;

/** The development outbox: each mail in both its parts. */
export function mailRoutes(): Router {
  const router = newRouter();
  router.get('/outbox', async (c) => {
    const backend = c.get('backend');
    if (!isOutboxOpen(backend)) throw notFound();
    const rows = await backend.db.select().from(mails).orderBy(desc(mails.id)).limit(100);
    const list = rows.map(
      ({ id, subject, toAddress, createdAt }) =>
        html`<li>
          <a href="/outbox/${id}">${subject}</a><br /><small
            >${toAddress}, ${shownAt(createdAt)}</small
          >
        </li>`,
    );
    const content =
      list.length > 0
        ? html`<ul>
            ${list}
          </ul>`
        : html`<p>No mail yet.</p>`;
    return plainPage(
      c,
      'Outbox',
      html`<h1>Outbox</h1>
        <p>Mails that would have been sent.</p>
        ${content}`,
    );
  });
  router.get('/outbox/:id{[0-9]{1,9}}', async (c) => {
    const backend = c.get('backend');
    if (!isOutboxOpen(backend)) throw notFound();
    const [mail] = await backend.db
      .select()
      .from(mails)
      .where(eq(mails.id, Number(c.req.param('id'))));
    if (!mail) throw notFound();
    return plainPage(
      c,
      mail.subject,
      html`<p><a href="/outbox">Outbox</a></p>
        <h1>${mail.subject}</h1>
        <p><small>${mail.toAddress}, ${shownAt(mail.createdAt)}</small></p>
        <h2>Text</h2>
        <article>${linked(mail.text)}</article>
        ${mail.html === null ? '' : framed(mail.html)}`,
      mail.html ?? '',
    );
  });
  return router;
}
