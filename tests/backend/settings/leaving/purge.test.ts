import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startJobs } from '#src/backend/lib/jobs/run.ts';
import { purgeDue, purgeJob } from '#src/backend/settings/leaving/purge.ts';
import { noticeWithout } from '#src/backend/settings/leaving/purge-notices.ts';
import { ledgerEntries } from '#src/backend/db/schema/billing.ts';
import { chats, messages } from '#src/backend/db/schema/chat.ts';
import { posts } from '#src/backend/db/schema/posts.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { openBrowser, signedIn } from '../../auth/browser.ts';
import { page } from '../../billing/lists/lists.ts';
import type { TestBackend } from '../../harness.ts';
import { idOf } from '../../world.ts';
import { comeBack, day, rowOf } from './leaving-world.ts';
import { dump, leaverWorld, stored, words } from './purge-world.ts';

/** Many worlds, on a busy machine. */
vi.setConfig({ testTimeout: 1_800_000 });

let backend: TestBackend;
beforeEach(async () => {
  backend = await leaverWorld();
});
const named = /lindqvist|bo@fanfare|"bo"|@bo\b|bo-face|bo-loose|bo-shown/i;
const everywhere = async () => JSON.stringify(await dump(backend));

describe('after thirty days', () => {
  test('nothing in the database or the store names the member, or says what they wrote', async () => {
    const before = await everywhere();
    for (const word of words) expect(before).toContain(word);
    expect(before).toMatch(named);
    expect(await purgeDue(backend)).toBe(1);
    const after = await everywhere();
    for (const word of words) expect(after).not.toContain(word);
    expect(after).not.toMatch(named);
    expect(stored(backend).filter((name) => name.startsWith('bo-'))).toEqual([
      'bo-sold-full.webp',
      'bo-sold-original.webp',
      'bo-sold-thumb.webp',
    ]);
    expect(await rowOf(backend, 'bo')).toMatchObject({
      username: `~${idOf('bo')}`,
      displayName: `#${idOf('bo')}`,
      email: `${idOf('bo')}@deleted.invalid`,
      passwordHash: null,
      country: null,
      isDeleted: true,
    });
    expect(await purgeDue(backend)).toBe(0);
  });

  test('others keep what is theirs: what they bought, wrote and were paid', async () => {
    await purgeDue(backend);
    const ada = await signedIn(backend, 'ada');
    const own = eq(posts.authorId, idOf('bo'));
    const [post] = await backend.db.select().from(posts).where(own);
    const bought = await ada.get(`/api/v1/profiles/~${idOf('bo')}/posts/${post?.id}`);
    expect(await bought.text()).toContain('Kept by its buyer');
    const isTalk = eq(messages.chatType, 0);
    const talk = await backend.db.select().from(messages).where(isTalk).orderBy(messages.id);
    expect(talk.map(({ text, deletedAt }) => [text, deletedAt !== null])).toEqual([
      [null, true],
      ['Written by Ada', false],
    ]);
    const received = await page(ada, 'received');
    expect(received.data.map(({ counterpart }) => counterpart?.display_name)).toEqual([
      `#${idOf('bo')}`,
      `#${idOf('bo')}`,
    ]);
    const entries = await backend.db.select().from(ledgerEntries);
    expect(entries.reduce((total, { amount }) => total + amount, 0)).toBe(0);
    const [fay] = await backend.db
      .select()
      .from(users)
      .where(eq(users.id, idOf('fay')));
    expect(fay?.followersCount).toBe(0);
  });

  test('a line about several goes on without them, one about them alone is gone', async () => {
    await purgeDue(backend);
    const lines = await backend.db.select().from(messages).where(eq(messages.chatType, 1));
    const open = lines.filter(({ deletedAt }) => deletedAt === null);
    expect(open.map(({ notice }) => [notice?.kind, notice?.personId, notice?.people])).toEqual([
      ['post_liked', idOf('fay'), [idOf('fay')]],
    ]);
    expect(open[0]?.text).toContain('Fay Winters liked');
    const own = and(eq(chats.ownerId, idOf('ada')), eq(chats.withUserId, 1));
    const [list] = await backend.db.select().from(chats).where(own);
    expect(list).toMatchObject({ lastMessageId: open[0]?.id, unreadCount: 1 });
  });

  test('the operator gets counts and a number', async () => {
    await purgeDue(backend);
    const [line] = backend.logged.filter((text) => text.startsWith('account purged'));
    expect(JSON.parse(line?.slice('account purged '.length) ?? '{}')).toEqual({
      member: idOf('bo'),
      notices: expect.any(Number),
      posts: 2,
      comments: 1,
      messages: 1,
      followed: 2,
      files: 4,
      keptPayments: 2,
    });
  });

  test('nobody comes back or signs in, and the day before nothing is purged', async () => {
    const bo = await signedIn(backend, 'bo');
    await purgeDue(backend);
    expect((await bo.get('/api/v1/me')).status).toBe(401);
    const guest = await openBrowser(backend);
    const login = { email: 'bo@fanfare.test', password: demoPassword };
    expect((await guest.post('/login', login)).status).toBe(422);
    backend = await leaverWorld();
    backend.advance(-1);
    expect(await purgeDue(backend)).toBe(0);
    expect((await comeBack(await signedIn(backend, 'bo'))).status).toBe(200);
    backend.advance(40 * day);
    expect(await purgeDue(backend)).toBe(0);
  });

  test('a process does it by itself, and says what it could not do', async () => {
    await startJobs(backend, [purgeJob]).stop();
    expect(await rowOf(backend, 'bo')).toMatchObject({ purgedAt: backend.clock() });
    backend = await leaverWorld();
    const provider = backend.payments;
    if (!provider) throw new Error('no provider');
    const down = vi.spyOn(provider, 'forgetCard').mockRejectedValue(new Error('down'));
    await purgeDue(backend);
    expect(backend.logged.join('\n')).toContain('account not purged');
    expect(await rowOf(backend, 'bo')).toMatchObject({ purgedAt: null });
    const { status } = await comeBack(await signedIn(backend, 'bo'));
    expect(status).toBe(410);
    down.mockRestore();
    backend.advance(30_000);
    await purgeDue(backend);
    expect(await everywhere()).not.toMatch(named);
  });
});

test('a line of many keeps counting those whom it does not remember', () => {
  const line = { kind: 'post_liked' as const, personId: 3, others: 4, people: [3, 7, 8] };
  expect(noticeWithout(line, 3)).toEqual({ ...line, personId: 7, others: 3, people: [7, 8] });
  expect(noticeWithout(line, 8)).toEqual({ ...line, others: 3, people: [3, 7] });
  expect(noticeWithout({ kind: 'followed', personId: 3 }, 3)).toBeNull();
});
