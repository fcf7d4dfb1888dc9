import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { leavingAnswer, type Leaving } from '#src/contract/settings/leaving.ts';
import { messages, type StoredNotice } from '#src/backend/db/schema/chat.ts';
import { users } from '#src/backend/db/schema/users.ts';
import type { Browser } from '../auth/browser.ts';
import type { TestBackend } from '../harness.ts';
import { idOf, type Name } from '../world.ts';

export const day = 86_400_000;
export const leave = (browser: Browser, body: object = {}) =>
  browser.post('/api/v1/me/delete', body);
export const comeBack = (browser: Browser) => browser.post('/api/v1/me/reactivate');

/** The ledger, as its member reads it. */
export async function ledgerOf(browser: Browser): Promise<Leaving> {
  const answer = await browser.get('/api/v1/me/leaving');
  expect(answer.status).toBe(200);
  return leavingAnswer.parse(await answer.json()).data;
}

export async function rowOf({ db }: TestBackend, name: Name) {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.id, idOf(name)));
  if (!row) throw new Error(`${name} is nobody`);
  return row;
}

/** Notifications of a member, oldest first. */
export async function noticesOf({ db }: TestBackend, name: Name): Promise<StoredNotice[]> {
  const own = eq(messages.toUserId, idOf(name));
  const rows = await db.select().from(messages).where(own).orderBy(messages.id);
  return rows.flatMap(({ notice }) => (notice ? [notice] : []));
}
