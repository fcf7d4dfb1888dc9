import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { noticeMails } from '#src/backend/db/schema/notices.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { runJobs } from '#src/backend/jobs.table.ts';
import { openBrowser, signedIn, type Browser } from '../../auth/browser.ts';
import { newKey, subscribeTo, tip } from '../../billing/payments.ts';
import { dying } from '../../dying.ts';
import { createTestBackend, type TestBackend } from '../../harness.ts';
import { idOf, writePost, type Name } from '../../world.ts';
import { choose, day, give, kindsOf, mailed, settingsPath } from './mail-world.ts';

const hour = 3_600_000;

let backend: TestBackend;
let ada: Browser;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  ada = await signedIn(backend, 'ada');
  bo = await signedIn(backend, 'bo');
});

const follow = async (browser: Browser, name: Name) =>
  expect((await browser.post(`/api/v1/people/${idOf(name)}/start_following`)).status).toBe(200);
const kinds = (name: Name) => kindsOf(backend, name);

describe('a receipt', () => {
  it('is mailed to whoever paid, with whom and how much', async () => {
    await give(bo, 1_234);
    const [row] = await mailed(backend, 'bo');
    expect(row).toMatchObject({ kind: 'receipt', subject: 'Your receipt' });
    expect(row?.text).toContain('Paid to: Ada Marlow');
    expect(row?.text).toContain('For: Tip');
    expect(row?.text).toContain('Amount: $12.34');
    expect(row?.text).toMatch(/Receipt: T-\d+/);
    expect(row?.text).toMatch(/http:\/\/fanfare\.test\/billing\/receipts\/\d+\n/);
  });

  it('names nobody and no sum where content is hidden, and says where both are', async () => {
    await choose(bo, {}, { hide_content: true });
    await give(bo, 1_234);
    const [row] = await mailed(backend, 'bo');
    expect(row?.text).not.toMatch(/Ada|12[.,]34|Tip/);
    expect(row?.html).not.toMatch(/Ada|12[.,]34|Tip/);
    expect(row?.text).toMatch(/billing\/receipts\/\d+/);
  });

  it('is in the language of the page on which its reader signed in, unless they prefer another', async () => {
    const other = await openBrowser(backend);
    other.cookies.set('locale', 'ru');
    await other.post('/login', { email: 'bo@fanfare.test', password: 'correct-horse-9' });
    await give(bo);
    expect((await mailed(backend, 'bo')).at(-1)?.subject).toBe('Ваша квитанция');
    await bo.send('PUT', '/api/v1/me/site_settings', { preferred_locale: 'fr' });
    await give(bo);
    expect((await mailed(backend, 'bo')).at(-1)?.subject).toBe('Votre reçu');
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
    await give(bo, 500);
    backend.advance(hour);
    await give(bo, 700);
    await follow(bo, 'ada');
    expect(await kinds('ada')).toEqual([]);
    backend.advance(22 * hour);
    expect(await kinds('ada')).toEqual([]);
    backend.advance(2 * hour);
    const [row, ...others] = await mailed(backend, 'ada');
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
    expect((await mailed(backend, 'ada'))[0]?.text).toContain('New likes: 2');
  });

  it('that was turned off since sends nothing of what waits', async () => {
    await give(bo);
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
    await give(bo);
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
    expect((await ada.send('PUT', settingsPath, { mail })).status).toBe(422);
  });
});

describe('nobody is mailed', () => {
  test.each([
    ['who never proved the address', { emailVerifiedAt: null }],
    ['who closed the account', { isDeleted: true }],
  ])('%s', async (_, change) => {
    await give(bo);
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
  await give(bo);
  const { db } = dying(backend, 40);
  await runJobs({ ...backend, db }).catch(() => undefined);
  backend.advance(hour);
  expect(await kinds('bo')).toEqual(['receipt']);
  expect(await kinds('bo')).toEqual(['receipt']);
});

it('is kept with its key: the same purchase, asked for twice, is mailed once', async () => {
  const headers = newKey();
  for (let time = 0; time < 2; time += 1) await tip(bo, 'ada', {}, headers);
  expect(await kinds('bo')).toEqual(['receipt']);
});
