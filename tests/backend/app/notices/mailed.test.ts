import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { mails } from '#src/backend/db/schema/auth.ts';
import { noticeMails } from '#src/backend/db/schema/notices.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { runJobs } from '#src/backend/jobs.table.ts';
import { createMailer } from '#src/backend/mail/mailer.ts';
import { mailStopAnswer } from '#src/contract/app/mail-stop.ts';
import { noticeSettingsAnswer, type NoticeMails } from '#src/contract/app/notice.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { newKey, subscribeTo, tip } from '../../billing/payments.ts';
import { dying } from '../../dying.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { SmtpServer } from '../../lib/jobs/smtp.ts';
import { idOf, writePost, type Name } from '../../world.ts';

const day = 86_400_000;
const hour = 3_600_000;
const path = '/api/v1/me/notice_settings';

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bo = await signedIn(backend, 'bo');
});

/** Mails to somebody, after the jobs have run. */
const mailed = async (name: Name) => {
  await runJobs(backend);
  return backend.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, `${name}@fanfare.test`))
    .orderBy(asc(mails.id));
};
const kinds = async (name: Name) => (await mailed(name)).map(({ kind }) => kind);
const choose = async (browser: Browser, mail: Partial<NoticeMails>, rest: object = {}) => {
  const answer = await browser.send('PUT', path, { mail, ...rest });
  expect(answer.status).toBe(200);
  return noticeSettingsAnswer.parse(await answer.json()).data;
};
const follow = async (browser: Browser, name: Name) =>
  expect((await browser.post(`/api/v1/people/${idOf(name)}/start_following`)).status).toBe(200);
const give = async (amount = 500) => expect((await tip(bo, 'ada', { amount })).status).toBe(201);
const linkIn = (text: string) => /\/mail-stop\/(\S+)/.exec(text)?.[1] ?? '';

describe('a receipt', () => {
  it('is mailed to whoever paid, with whom and how much', async () => {
    await give(1_234);
    const [row] = await mailed('bo');
    expect(row).toMatchObject({ kind: 'receipt', subject: 'Your receipt' });
    expect(row?.text).toContain('Paid to: Ada Marlow');
    expect(row?.text).toContain('For: Tip');
    expect(row?.text).toContain('Amount: $12.34');
    expect(row?.text).toMatch(/Receipt: T-\d+/);
    expect(row?.text).toMatch(/http:\/\/fanfare\.test\/billing\/receipts\/\d+\n/);
  });

  it('names nobody and no sum where content is hidden, and says where both are', async () => {
    await choose(bo, {}, { hide_content: true });
    await give(1_234);
    const [row] = await mailed('bo');
    expect(row?.text).not.toMatch(/Ada|12[.,]34|Tip/);
    expect(row?.html).not.toMatch(/Ada|12[.,]34|Tip/);
    expect(row?.text).toMatch(/billing\/receipts\/\d+/);
  });

  it('is in the language of the page on which its reader signed in, unless they prefer another', async () => {
    const other = await openBrowser(backend);
    other.cookies.set('locale', 'ru');
    await other.post('/login', { email: 'bo@fanfare.test', password: 'correct-horse-9' });
    await give();
    expect((await mailed('bo')).at(-1)?.subject).toBe('Ваша квитанция');
    await bo.send('PUT', '/api/v1/me/site_settings', { preferred_locale: 'fr' });
    await give();
    expect((await mailed('bo')).at(-1)?.subject).toBe('Votre reçu');
  });
});

describe('by each choice', () => {
  it('comes at once, or not at all', async () => {
    await choose(ada, { followers: 'at_once', subscribers: 'off' });
    await follow(bo, 'ada');
    expect((await subscribeTo(bo, 'ada')).status).toBe(201);
    expect(await kinds('ada')).toEqual(['new-follower']);
    expect(await kinds('bo')).toEqual(['receipt']);
  });

  it('comes once a day, counted, a day after the first', async () => {
    await give(500);
    backend.advance(hour);
    await give(700);
    await follow(bo, 'ada');
    expect(await kinds('ada')).toEqual([]);
    backend.advance(22 * hour);
    expect(await kinds('ada')).toEqual([]);
    backend.advance(2 * hour);
    const [row, ...others] = await mailed('ada');
    expect(others).toEqual([]);
    expect(row?.kind).toBe('digest');
    expect(row?.text).toContain('Tips: 2');
    expect(row?.text).toContain('New followers: 1');
    expect(row?.text).toContain('Earned: $12.00');
    expect(await backend.db.select().from(noticeMails)).toEqual([]);
  });

  it('counts each person once, however often they like and take it back', async () => {
    await choose(ada, { likes: 'digest' });
    const { id } = await writePost(backend, 'ada', { title: 'Kitchen session' });
    const fay = await signedIn(backend, 'fay');
    for (const method of ['POST', 'DELETE', 'POST'])
      await bo.send(method, `/api/v1/posts/${id}/like`);
    await fay.post(`/api/v1/posts/${id}/like`);
    backend.advance(day);
    expect((await mailed('ada'))[0]?.text).toContain('New likes: 2');
  });

  it('that was turned off since sends nothing of what waits', async () => {
    await give();
    await choose(ada, { purchases: 'off' });
    backend.advance(day);
    expect(await kinds('ada')).toEqual([]);
    expect(await backend.db.select().from(noticeMails)).toEqual([]);
  });

  it('comes by mail also where the product shows it no more; likes then once a day', async () => {
    await choose(
      ada,
      { likes: 'at_once', purchases: 'at_once' },
      { likes: false, purchases: false },
    );
    const { id } = await writePost(backend, 'ada');
    await bo.post(`/api/v1/posts/${id}/like`);
    await give();
    expect(await kinds('ada')).toEqual(['tip']);
    backend.advance(day);
    expect(await kinds('ada')).toEqual(['tip', 'digest']);
  });
});

describe('the settings', () => {
  it('change one at a time, and the others stay', async () => {
    const { mail } = await choose(ada, { likes: 'digest' });
    expect(mail).toMatchObject({ likes: 'digest', receipts: 'at_once' });
    const next = await choose(ada, { receipts: 'off' }, { comments: false });
    expect(next.mail).toMatchObject({ likes: 'digest', receipts: 'off' });
    expect(next).toMatchObject({ comments: false, likes: true, hide_content: false });
  });

  it.each([[{ exports: 'digest' }], [{ likes: 'sometimes' }]])('refuse %j', async (mail) => {
    expect((await ada.send('PUT', path, { mail })).status).toBe(422);
  });
});

describe('nobody is mailed', () => {
  test.each([
    ['who never proved the address', { emailVerifiedAt: null }],
    ['who closed the account', { isDeleted: true }],
  ])('%s', async (_, change) => {
    await give();
    await backend.db
      .update(users)
      .set(change)
      .where(eq(users.id, idOf('bo')));
    expect(await kinds('bo')).toEqual([]);
    const left = await backend.db.select().from(noticeMails);
    expect(left.filter(({ userId }) => userId === idOf('bo'))).toEqual([]);
  });
});

test('a process that is killed between a payment and its mail leaves the mail to the next', async () => {
  await give();
  const { db } = dying(backend, 40);
  await runJobs({ ...backend, db }).catch(() => undefined);
  backend.advance(hour);
  expect(await kinds('bo')).toEqual(['receipt']);
  expect(await kinds('bo')).toEqual(['receipt']);
});

describe('the link at the end', () => {
  const stopOf = async (name: Name) => linkIn((await mailed(name)).at(-1)?.text ?? '');
  const ask = async (way: 'look' | 'press', token: string) => {
    const browser = await openBrowser(backend);
    const answer = await browser.post(`/api/v1/mail_stop/${way}`, { token });
    return answer.status === 200 ? mailStopAnswer.parse(await answer.json()).data : answer.status;
  };

  it('stops mails of its kind, without signing in, once it is pressed', async () => {
    await give();
    const token = await stopOf('bo');
    expect(await ask('look', token)).toEqual({ subject: 'receipts', is_stopped: false });
    expect(await ask('look', token)).toEqual({ subject: 'receipts', is_stopped: false });
    expect(await ask('press', token)).toEqual({ subject: 'receipts', is_stopped: true });
    expect(await ask('press', token)).toEqual({ subject: 'receipts', is_stopped: true });
    expect(backend.published.at(-1)?.event).toMatch(/SettingsUpdated$/);
    await give();
    expect(await kinds('bo')).toEqual(['receipt']);
    expect((await choose(bo, {})).mail).toMatchObject({ receipts: 'off', refunds: 'at_once' });
  });

  it('of a day’s mail stops everything that comes once a day', async () => {
    await give();
    backend.advance(day);
    const token = await stopOf('ada');
    ada = await signedIn(backend, 'ada');
    expect(await ask('press', token)).toEqual({ subject: 'digest', is_stopped: true });
    expect((await choose(ada, {})).mail).toMatchObject({
      comments: 'off',
      followers: 'off',
      purchases: 'off',
      subscribers: 'at_once',
    });
  });

  it('stops them by one click of a mail program, which has no session and sends a form', async () => {
    await give();
    const token = await stopOf('bo');
    const address = `/api/v1/mail_stop/one_click/${token}`;
    const looked = await backend.fetch(address, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('Location')]).toEqual([302, `/mail-stop/${token}`]);
    expect((await choose(bo, {})).mail.receipts).toBe('at_once');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await backend.fetch(address, { method: 'POST', body })).status).toBe(204);
    expect((await choose(bo, {})).mail.receipts).toBe('off');
  });

  it('is nobody else’s: a token that we did not write answers 404', async () => {
    await give();
    const token = await stopOf('bo');
    const [id = '', subject = '', proof = ''] = token.split('.');
    const forged = [
      `${idOf('ada')}.${subject}.${proof}`,
      `${id}.payouts.${proof}`,
      `${id}.${subject}.${'0'.repeat(64)}`,
      `${id}.${subject}`,
      'x',
    ];
    for (const one of forged) {
      expect(await ask('look', one)).toBe(404);
      expect(await ask('press', one)).toBe(404);
    }
    expect(await ask('press', '')).toBe(422);
    expect((await choose(ada, {})).mail.receipts).toBe('at_once');
  });

  it('is offered to mail programs by headers, and only where there is something to stop', async () => {
    const smtp = new SmtpServer();
    await smtp.come();
    const { db, log, clock } = backend;
    const settings = { ...backend.settings, smtpUrl: smtp.url };
    const mail = createMailer({ db, log, clock, settings });
    const through = { ...backend, settings, mail };
    await give();
    await runJobs(through);
    await mail.sendWaiting();
    await bo.post('/forgot-password', { email: 'bo@fanfare.test' });
    await mail.close();
    await smtp.go();
    const [{ text } = { text: '' }] = smtp.received;
    expect(text).toMatch(
      /^List-Unsubscribe:\s+<http:\/\/fanfare\.test\/api\/v1\/mail_stop\/one_click\/3\.receipts\.[0-9a-f]{64}>/m,
    );
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });
});

it('is kept with its key: the same purchase, asked for twice, is mailed once', async () => {
  const headers = newKey();
  for (let time = 0; time < 2; time += 1) await tip(bo, 'ada', {}, headers);
  expect(await kinds('bo')).toEqual(['receipt']);
});
