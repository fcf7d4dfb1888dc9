import { beforeEach, describe, expect, test } from 'vitest';
import { accountEvents } from '#src/backend/db/schema/account-log.ts';
import { mailTexts } from '#src/mails/texts.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { reactivateAnswer } from '#src/contract/settings/leaving.ts';
import { confirmed, openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { drawn, sentBy, whoIs } from '../../auth/mailed.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { follow, idOf, writePost } from '../../world.ts';
import { comeBack, day, leave, rowOf } from './leaving-world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await confirmed(backend, 'bo');
});
const logged = async () =>
  (await backend.db.select().from(accountEvents).orderBy(accountEvents.id))
    .filter(({ userId, kind }) => userId === idOf('bo') && kind.startsWith('account'))
    .map(({ kind }) => kind);
const announced = () =>
  backend.published
    .filter(({ event }) => event.endsWith('AccountUpdated'))
    .map(({ channels, data }) => [...channels, (data as { status: string }).status]);
const inThirtyDays = () => new Date(backend.clock().getTime() + 30 * day).toISOString();

describe('leaving', () => {
  test('wants the password, and closes the account at once for thirty days', async () => {
    const unsure = await signedIn(backend, 'bo');
    expect((await leave(unsure)).status).toBe(423);
    expect(await whoIs(bo)).toMatchObject({ is_deleted: false, delete_at: null });
    const deleteAt = inThirtyDays();
    const answer = await leave(bo, { reason: '  Too few prints.  ' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, delete_at: deleteAt },
    ]);
    expect(await whoIs(bo)).toMatchObject({ is_deleted: true, delete_at: deleteAt });
    expect(await rowOf(backend, 'bo')).toMatchObject({ leaveReason: 'Too few prints.' });
    expect(await logged()).toEqual(['account_closed']);
    expect(announced()).toEqual([[`private-App.Models.User.${idOf('bo')}`, 'closed']]);
    expect((await unsure.get('/api/v1/me')).status).toBe(401);
    expect((await bo.get('/api/v1/feed')).status).toBe(403);
    const [mail] = await sentBy(backend);
    expect(mail).toMatchObject({ kind: 'account-closed', toAddress: 'bo@fanfare.test' });
    expect(mail?.text).toContain('June 3, 2026');
    expect(mail?.text).toContain('/settings/profile');
  });

  test('pressed twice is done once', async () => {
    const answers = await Promise.all([leave(bo), leave(bo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one).toEqual(other);
    backend.advance(60_000);
    expect(await (await leave(bo)).json()).toEqual(one);
    expect(await sentBy(backend)).toHaveLength(1);
    expect(await logged()).toEqual(['account_closed']);
  });

  test('is refused with too long a reason, and to nobody', async () => {
    expect((await leave(bo, { reason: 'x'.repeat(1_001) })).status).toBe(422);
    const guest = await openBrowser(backend);
    for (const path of ['delete', 'reactivate', 'subscribers/end_renewals'])
      expect((await guest.post(`/api/v1/me/${path}`, {})).status).toBe(401);
    expect((await guest.get('/api/v1/me/leaving')).status).toBe(401);
    expect(await whoIs(bo)).toMatchObject({ is_deleted: false });
  });

  test('takes what was written out of every list, and the return brings it back', async () => {
    const ada = await signedIn(backend, 'ada');
    await follow(backend, 'ada', 'bo');
    const { id } = await writePost(backend, 'bo', { text: 'Words of Bo' });
    const places = [
      '/api/v1/feed',
      '/api/v1/profiles/bo/posts',
      `/api/v1/profiles/bo/posts/${id}`,
      '/api/v1/people/followed?q=lindqvist',
      '/api/v1/explore?q=lindqvist',
      '/api/v1/explore?q=words&kind=posts',
      '/api/v1/profiles/bo',
    ];
    const read = async () => {
      const answers = await Promise.all(places.map((path) => ada.get(path)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return texts.map((text) => /Words of Bo|Lindqvist/.test(text));
    };
    const before = await read();
    expect(before).toEqual(places.map(() => true));
    await leave(bo);
    expect(await read()).toEqual(places.map(() => false));
    await comeBack(bo);
    expect(await read()).toEqual(before);
  });
});

describe('coming back', () => {
  test('is one press, by which everything stands as before', async () => {
    await leave(bo, { reason: 'A mood.' });
    backend.advance(29 * day);
    bo = await signedIn(backend, 'bo');
    const answer = await comeBack(bo);
    expect(reactivateAnswer.parse(await answer.json())).toMatchObject({
      data: { is_deleted: false, delete_at: null, username: 'bo' },
      ended: [],
    });
    expect(await rowOf(backend, 'bo')).toMatchObject({ leaveReason: null, deletedAt: null });
    expect((await bo.get('/api/v1/feed')).status).toBe(200);
    expect(await logged()).toEqual(['account_closed', 'account_kept']);
    expect(announced().at(-1)?.at(-1)).toBe('open');
    expect((await sentBy(backend)).map(({ kind }) => kind)).toEqual([
      'account-closed',
      'account-kept',
    ]);
  });

  test('twice, or without having left, changes nothing', async () => {
    expect((await comeBack(bo)).status).toBe(200);
    await leave(bo);
    const answers = await Promise.all([comeBack(bo), comeBack(bo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await logged()).toEqual(['account_closed', 'account_kept']);
  });

  test('is too late from the day that was named', async () => {
    await leave(bo);
    backend.advance(30 * day);
    bo = await signedIn(backend, 'bo');
    const answer = await comeBack(bo);
    expect([answer.status, await answer.json()]).toEqual([
      410,
      { message: 'This account is gone.', code: 'account_gone' },
    ]);
    expect(await whoIs(bo)).toMatchObject({ is_deleted: true });
  });
});

test.each(localeCode.options)('both mails are whole in %s', async (locale) => {
  await bo.send('PUT', '/api/v1/me/site_settings', { preferred_locale: locale });
  await leave(bo);
  await comeBack(bo);
  const [closed, kept] = await sentBy(backend);
  const texts = mailTexts[locale].leaving;
  expect(closed?.html).toContain(texts.closed.action);
  expect(kept?.subject).toBe(texts.kept.subject);
  for (const part of [closed, kept].flatMap((mail) => [
    mail?.subject,
    mail?.text,
    drawn(mail?.html),
  ]))
    expect(part).not.toMatch(/[{}]/);
  expect(closed?.subject).toContain('2026');
});
