import { mails } from '#src/backend/db/schema/auth.ts';
import { testOrigin, type TestBackend } from '../harness.ts';
import type { Browser } from './browser.ts';

/** Every mail so far, the oldest first. */
export const sentBy = (backend: TestBackend) => backend.db.select().from(mails).orderBy(mails.id);

/** The link of the newest mail. */
export async function lastLink(backend: TestBackend): Promise<string> {
  const text = (await sentBy(backend)).at(-1)?.text ?? '';
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}

/** A link of ours as a path. */
export const pathOf = (link: string) => link.slice(testOrigin.length);

/** The member as `GET /api/v1/me` tells. */
export async function whoIs(browser: Browser): Promise<Record<string, unknown>> {
  const answer = await browser.get('/api/v1/me');
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

/** The HTML of a mail without its style element, which alone has braces. */
export const drawn = (html: string | null | undefined) =>
  html?.replace(/<style>[^<]*<\/style>/, '');
