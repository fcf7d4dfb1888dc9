import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { referralLinks, referrals, referralVisits } from '#src/backend/db/schema/social.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { demoReferralCodes } from '#src/backend/stand-ins/seed/seed-social.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { openBrowser, type Browser } from '../../auth/browser.ts';
import { gil } from '../../auth/newcomer.ts';
import { enterByGoogle, type Pending } from '../../auth/social/social-way.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const visit = (browser: Browser, code: string) => browser.post('/api/v1/referrals/visit', { code });
/** Code of the link by which each invited member came. */
async function invitedBy() {
  const rows = await backend.db
    .select({ username: users.username, code: referralLinks.code })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.userId))
    .innerJoin(referralLinks, eq(referralLinks.id, referrals.linkId));
  return Object.fromEntries(rows.map(({ username, code }) => [username, code]));
}

test('a visit is 204 for any code, and counts a visitor once a day', async () => {
  const browser = await openBrowser(backend);
  const visits = async () => (await backend.db.select().from(referralVisits)).length;
  expect((await visit(browser, 'no-such-code')).status).toBe(204);
  expect(await visits()).toBe(0);
  for (let count = 0; count < 3; count += 1) await visit(browser, demoReferralCodes.ada);
  expect(await visits()).toBe(1);
  await browser.post(
    '/api/v1/referrals/visit',
    { code: 'ADA-invites' },
    { 'User-Agent': 'another one' },
  );
  expect(await visits()).toBe(2);
  backend.advance(24 * 3_600_000);
  await visit(await openBrowser(backend), demoReferralCodes.ada);
  expect(await visits()).toBe(3);
});

test('who invites is shown; unknown codes and deleted people are nobody', async () => {
  const ask = async (code: string) =>
    ((await (await backend.fetch(`/api/v1/referrals/inviter/${code}`)).json()) as { data: unknown })
      .data;
  expect(await ask('ada-invites')).toMatchObject({ username: 'ada', display_name: 'Ada Marlow' });
  expect(await ask('no-such-code')).toBeNull();
  await backend.db.update(users).set({ isDeleted: true }).where(eq(users.username, 'ada'));
  expect(await ask('ada-invites')).toBeNull();
});

test('the code of the form counts; an unknown one is no error', async () => {
  const browser = await openBrowser(backend);
  const answer = await browser.post('/register', { ...gil, referral: 'Bo-Invites' });
  expect(answer.status).toBe(201);
  expect(await invitedBy()).toEqual({ gil: 'bo-invites' });
  const other = { ...gil, email: 'hal@fanfare.test', username: 'hal', referral: 'nonsense' };
  expect((await (await openBrowser(backend)).post('/register', other)).status).toBe(201);
  expect(await invitedBy()).toEqual({ gil: 'bo-invites' });
});

test('the visit is remembered when the form has lost the code, by way of Google too', async () => {
  const browser = await openBrowser(backend);
  await visit(browser, demoReferralCodes.ada);
  await browser.post('/register', gil);
  const other = await openBrowser(backend);
  await visit(other, demoReferralCodes.bo);
  const { jwt } = (await (await enterByGoogle(backend, other, 'noa')).json()) as Pending;
  const noa = { provider: 'google', jwt, username: 'noa', display_name: 'Noa', terms: true };
  expect((await other.post('/register_social', noa)).status).toBe(201);
  expect(await invitedBy()).toEqual({ gil: 'ada-invites', noa: 'bo-invites' });
});
