import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { messages } from '#src/backend/db/schema/chat.ts';
import { socialAccounts } from '#src/backend/db/schema/social.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { castIds, demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { confirmed, openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { enterByGoogle, type Pending } from '../auth/social/social-way.ts';
import { post } from '../chat/talk.ts';
import { createTestBackend } from '../harness.ts';
import { race, rounds } from './race.ts';

/** Twenty rounds take their time on a busy machine. */
vi.setConfig({ testTimeout: 480_000 });

test(`a provider vouches for an address that is changed at once, ${rounds} times`, async () => {
  const backend = await createTestBackend();
  const { db } = backend;
  const isBo = eq(users.id, castIds.bo);
  const own = 'bo@fanfare.test';
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    await db.update(users).set({ email: own, emailVerifiedAt: backend.clock() }).where(isBo);
    const member = await confirmed(backend, 'bo');
    await db.update(users).set({ emailVerifiedAt: null }).where(isBo);
    await db.delete(socialAccounts).where(eq(socialAccounts.userId, castIds.bo));
    const guest = await openBrowser(backend);
    const entered = await enterByGoogle(backend, guest, 'bo');
    const { jwt } = (await entered.json()) as Pending;
    const email = `bo-${round}@fanfare.test`;
    const [attached, changed] = await race(
      () => guest.post('/api/v1/social/attach/google', { jwt, email: own, password: demoPassword }),
      () => member.send('PATCH', '/api/v1/me/email', { email }),
      round,
    );
    // Whichever was first: nobody vouched for the new address, and no proven one has moved.
    const [row] = await db.select().from(users).where(isBo);
    const isMoved = row?.email === email;
    expect(row).toMatchObject({ email: isMoved ? email : own });
    expect(row?.emailVerifiedAt === null).toBe(isMoved);
    expect([200, 401]).toContain(changed.status);
    seen.add(String(attached.status));
    backend.advance(61_000);
  }
  for (const status of seen) expect(['200', '403', '422']).toContain(status);
});

test(`of messages sent at once a stranger gets twenty through, ${rounds} times`, async () => {
  const backend = await createTestBackend();
  const { dee, bo } = castIds;
  const isDee = eq(users.id, dee);
  await backend.db.update(users).set({ emailVerifiedAt: backend.clock() }).where(isDee);
  const browsers = [await signedIn(backend, 'dee'), await signedIn(backend, 'dee')];
  const theirs = and(eq(messages.authorId, dee), eq(messages.toUserId, bo));
  for (let round = 0; round < rounds; round += 1) {
    await backend.db.delete(messages).where(theirs);
    // Nearly all of them are spent one by one, so that the last ones are what is raced for.
    for (let index = 0; index < 16; index += 1)
      await post(browsers[0] as Browser, 'bo', { message: `Hello ${index}` });
    const last = Array.from({ length: 8 }, (_, index) =>
      post(browsers[(index + round) % 2] as Browser, 'bo', { message: `Now ${index}` }),
    );
    await Promise.all(last);
    expect(await backend.db.select().from(messages).where(theirs)).toHaveLength(20);
    backend.advance(61_000);
  }
});
