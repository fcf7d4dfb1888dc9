import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { renewDue } from '#src/backend/billing/subscriptions/renewals.ts';
import { bans, subscriptions } from '#src/backend/db/schema/people.ts';
import { purgeDue } from '#src/backend/settings/leaving/purge.ts';
import { reactivateAnswer } from '#src/contract/settings/leaving.ts';
import { noticesOf } from '../../app/notices/noticed.ts';
import { confirmed, signedIn, type Browser } from '../../auth/browser.ts';
import { sentBy } from '../../auth/mailed.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { ban, idOf, subscribe } from '../../world.ts';
import { comeBack, day, leave, ledgerOf } from './leaving-world.ts';

let backend: TestBackend;
let bo: Browser;
/** Bo subscribes to Ada for ten days and to Fay for twenty, and leaves. */
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await confirmed(backend, 'bo');
  await subscribe(backend, 'bo', 'ada', 10);
  await subscribe(backend, 'bo', 'fay', 20);
});

/** So many days go by; nobody stays signed in for so long. */
async function after(days: number): Promise<void> {
  backend.advance(days * day);
  bo = await signedIn(backend, 'bo');
}
const named = async () => (await ledgerOf(bo)).subscriptions.ended;
const returned = async () => reactivateAnswer.parse(await (await comeBack(bo)).json()).ended;
const names = (ended: Awaited<ReturnType<typeof named>>) =>
  ended.map(({ display_name: name }) => name);
const noticed = async () =>
  (await noticesOf(bo)).map(({ notice }) => [
    notice?.kind,
    notice?.person?.display_name,
    notice?.path,
  ]);
const ofAda = ['subscription_lapsed', 'Ada Marlow', '/subscriptions/ada'];
const ofFay = ['subscription_lapsed', 'Fay Winters', '/subscriptions/fay'];

test('the return names what ended, for good: by a notification and a mail', async () => {
  expect((await ledgerOf(bo)).subscriptions).toMatchObject({ count: 2, renewing: 2, ended: [] });
  const until = new Date(backend.clock().getTime() + 10 * day).toISOString();
  await leave(bo);
  await after(15);
  expect(await named()).toEqual([{ display_name: 'Ada Marlow', ended_at: until }]);
  expect(await returned()).toEqual([{ display_name: 'Ada Marlow', ended_at: until }]);
  expect((await ledgerOf(bo)).subscriptions).toMatchObject({ count: 1, renewing: 1, ended: [] });
  expect(await noticed()).toEqual([ofAda]);
  const [, kept, ...others] = await sentBy(backend);
  expect(kept?.text).toContain('/interests/subscriptions');
  expect(others).toEqual([]);
});

test('each is named once, whether a run of the renewals or the return has ended it', async () => {
  await leave(bo);
  await after(10);
  expect(await renewDue(backend)).toBe(1);
  expect(names(await named())).toEqual(['Ada Marlow']);
  await after(10);
  expect(names(await named())).toEqual(['Fay Winters', 'Ada Marlow']);
  expect(names(await returned())).toEqual(['Fay Winters', 'Ada Marlow']);
  expect(await noticed()).toEqual([ofFay, ofAda]);
  expect(await returned()).toEqual([]);
  expect(await noticed()).toHaveLength(2);
});

test('what is named does not renew by the return, and what is not goes on', async () => {
  await leave(bo);
  await after(10);
  expect(names(await returned())).toEqual(['Ada Marlow']);
  expect(await renewDue(backend)).toBe(0);
  const rows = await backend.db
    .select({ to: subscriptions.toUserId, renews: subscriptions.isAutoRenewable })
    .from(subscriptions)
    .where(eq(subscriptions.byUserId, idOf('bo')))
    .orderBy(subscriptions.id);
  expect(rows).toEqual([
    { to: idOf('ada'), renews: false },
    { to: idOf('fay'), renews: true },
  ]);
});

test('one that the member had ended before is not named, and no mail speaks of any', async () => {
  await backend.db.update(subscriptions).set({ isAutoRenewable: false });
  await leave(bo);
  await after(25);
  expect(await named()).toEqual([]);
  expect(await returned()).toEqual([]);
  expect(await noticed()).toEqual([]);
  const [, kept] = await sentBy(backend);
  expect(kept?.text).not.toContain('/interests/subscriptions');
});

test('whoever leaves again is not reminded of what ended the time before', async () => {
  await leave(bo);
  await after(12);
  expect(names(await returned())).toEqual(['Ada Marlow']);
  bo = await confirmed(backend, 'bo');
  await leave(bo);
  expect(await named()).toEqual([]);
  await after(10);
  expect(names(await returned())).toEqual(['Fay Winters']);
});

test('a creator who is gone, or who blocks the member, is no way to a renewal', async () => {
  await leave(bo);
  await after(20);
  expect(await renewDue(backend)).toBe(2);
  await ban(backend, 'fay', 'bo', 'block');
  await leave(await confirmed(backend, 'ada'));
  await backend.db.update(bans).set({ byDisplayName: 'Fay as she was' });
  const ofFormer = ['subscription_lapsed', 'Fay as she was', null];
  expect(names(await returned())).toEqual(['Fay as she was']);
  expect(await noticed()).toEqual([ofFormer, ['subscription_lapsed', 'Ada Marlow', null]]);
  await after(30);
  await purgeDue(backend);
  expect(await noticed()).toEqual([ofFormer]);
});
