import { expect } from 'vitest';
import type { EmailChange, EmailChangeLink } from '#src/contract/settings/email-change.ts';
import { emailChanges } from '#src/backend/db/schema/email-changes.ts';
import { openBrowser, type Browser } from '../auth/browser.ts';
import { sentBy } from '../auth/mailed.ts';
import type { TestBackend } from '../harness.ts';

export const path = '/api/v1/me/email_change';
export const fresh = 'ada.new@fanfare.test';

/** The change that waits, as its member reads it. */
export async function waits(browser: Browser): Promise<EmailChange | null> {
  const answer = await browser.get(path);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: EmailChange | null }).data;
}

const tokenIn = /\/email-change\/([0-9a-f]+)/;

/** The token of the newest mail about a change that went to this address. */
export async function tokenTo(backend: TestBackend, address: string): Promise<string> {
  const mail = (await sentBy(backend)).findLast(
    ({ toAddress, text }) => toAddress === address && tokenIn.test(text),
  );
  return tokenIn.exec(mail?.text ?? '')?.[1] ?? '';
}

type Intent = 'look' | 'confirm' | 'cancel';
export const press = (browser: Browser, intent: Intent, token: string) =>
  browser.post(`/api/v1/email_change/${intent}`, { token });

/** Result of a link opened in a browser without a session. */
export async function byGuest(backend: TestBackend, intent: Intent, token: string) {
  const answer = await press(await openBrowser(backend), intent, token);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: EmailChangeLink }).data;
}

/** Asks for the new address; the tokens that were mailed for it. */
export async function asked(
  backend: TestBackend,
  browser: Browser,
  email = fresh,
  from = 'ada@fanfare.test',
) {
  const answer = await browser.post(path, { email });
  expect(answer.status).toBe(200);
  return { old: await tokenTo(backend, from), new: await tokenTo(backend, email) };
}

export const rows = (backend: TestBackend) =>
  backend.db.select().from(emailChanges).orderBy(emailChanges.createdAt);

/** Kinds and addresses of every mail so far. */
export const letters = async (backend: TestBackend) =>
  (await sentBy(backend)).map(({ kind, toAddress }) => [kind, toAddress]);
