import { beforeEach, expect, test } from 'vitest';
import { referralLinkAnswer, referralLinksAnswer } from '#src/contract/insight/referral.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { gil } from '../../auth/newcomer.ts';
import { newKey } from '../../billing/payments.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';

const path = '/api/v1/referrals/links';

let backend: TestBackend;
let guest: Browser;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  guest = await openBrowser(backend);
  bo = await signedIn(backend, 'bo');
});

const listed = async (by: Browser) =>
  referralLinksAnswer.parse(await (await by.get(path)).json()).data;
const made = async (by: Browser, label?: string) => {
  const answer = await by.post(path, { label }, newKey());
  expect(answer.status).toBe(201);
  return referralLinkAnswer.parse(await answer.json()).data;
};

test('a link is made, visited and registered by, and counts both', async () => {
  const link = await made(ada, '  My page ');
  expect(link).toMatchObject({ label: 'My page', clicks: 0, registrations: 0 });
  expect(link.url).toBe(`${backend.settings.appUrl}/r/${link.code}`);
  expect(link.code).toMatch(/^ada-[2-9a-z]{6}$/);
  await guest.post('/api/v1/referrals/visit', { code: link.code });
  expect((await guest.post('/register', { ...gil, referral: link.code })).status).toBe(201);
  expect(await listed(ada)).toMatchObject([
    { id: link.id, clicks: 1, registrations: 1 },
    { code: 'ada-invites', clicks: 0, registrations: 0 },
  ]);
});

test('the same key again is the same link', async () => {
  const key = newKey();
  const answers = [
    await ada.post(path, { label: 'Once' }, key),
    await ada.post(path, { label: 'Once' }, key),
  ];
  const links = await Promise.all(
    answers.map(async (answer) => referralLinkAnswer.parse(await answer.json()).data),
  );
  expect(links[1]).toEqual(links[0]);
  expect((await listed(ada)).filter(({ label }) => label === 'Once')).toHaveLength(1);
});

test('a revoked link stops for good, and its owner sees it no more', async () => {
  const link = await made(ada);
  expect((await ada.send('DELETE', `${path}/${link.id}`)).status).toBe(204);
  expect((await ada.send('DELETE', `${path}/${link.id}`)).status).toBe(404);
  expect((await listed(ada)).map(({ code }) => code)).toEqual(['ada-invites']);
  const asked = await guest.get(`/api/v1/referrals/inviter/${link.code}`);
  expect(await asked.json()).toEqual({ data: null });
});

test('links are their own member’s: nobody else reads or revokes them', async () => {
  const link = await made(ada);
  expect((await bo.send('DELETE', `${path}/${link.id}`)).status).toBe(404);
  expect((await listed(bo)).map(({ code }) => code)).toEqual(['bo-invites']);
  expect((await guest.get(path)).status).toBe(401);
  expect((await listed(ada)).map(({ id }) => id)).toContain(link.id);
});

test('there are at most twenty, also when they are asked for at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => ada.post(path, { label: 'at once' }, newKey())),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(19);
  expect(statuses.filter((status) => status === 422)).toHaveLength(6);
  expect(await listed(ada)).toHaveLength(20);
});

test('a label is a line of at most sixty characters', async () => {
  expect((await ada.post(path, { label: 'x'.repeat(61) }, newKey())).status).toBe(422);
  expect((await ada.post(path, { label: 7 }, newKey())).status).toBe(422);
});
