import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messagePurchases, messages } from '#src/backend/db/schema/chat.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { castIds, demoPassword } from '#src/backend/stand-ins/seed/cast.ts';
import { confirmed, openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { lastLink, pathOf, whoIs } from '../auth/mailed.ts';
import { boCardId, expectBooksToBalance, newKey, saveCard } from '../billing/payments.ts';
import { post, say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { idOf } from '../world.ts';
import { race, rounds } from './race.ts';

/** Twenty rounds take their time on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

const asksAlways = '4000000000003220';
let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});

const buy = (browser: Browser, messageId: number, cardId = boCardId) =>
  browser.post(
    `/api/v1/messages/${messageId}/purchase`,
    { withUserId: idOf('ada'), expected_amount: 500, currency: 'USD', card_id: cardId },
    newKey(),
  );
const deleteForBoth = (browser: Browser, messageId: number) =>
  browser.post('/api/v1/message/delete', {
    withUserId: idOf('bo'),
    chatType: 0,
    messageId,
    bothSides: true,
  });
const sold = { message: 'For you', isPaid: true, price: 500 };

describe('a message is bought and deleted for both', () => {
  test(`at once, ${rounds} times: it is one of the two`, async () => {
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await say(ada, 'bo', sold);
      const [bought, deleted] = await race(
        () => buy(bo, id),
        () => deleteForBoth(ada, id),
        round,
      );
      expect([200, 409]).toContain(deleted.status);
      expect(bought.status === 201).toBe(deleted.status === 409);
      backend.advance(61_000);
    }
    const lost = await backend.db
      .select()
      .from(messagePurchases)
      .innerJoin(messages, eq(messages.id, messagePurchases.messageId))
      .where(ne(messages.deletedAt, new Date(0)));
    expect(lost).toEqual([]);
    await expectBooksToBalance(backend);
  });

  test('while the payment waits for its proof: it stays', async () => {
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    const card = await saveCard(backend, bo, asksAlways);
    const { id } = await say(ada, 'bo', sold);
    expect((await buy(bo, id, card.id)).status).toBe(202);
    expect((await deleteForBoth(ada, id)).status).toBe(409);
  });

  test(`its text is changed at once, ${rounds} times: what was sold is what is read`, async () => {
    const [ada, bo] = [await signedIn(backend, 'ada'), await signedIn(backend, 'bo')];
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await say(ada, 'bo', sold);
      const edit = () =>
        ada.post('/api/v1/message/edit', {
          withUserId: idOf('bo'),
          messageId: id,
          message: 'Other',
        });
      const [bought, edited] = await race(() => buy(bo, id), edit, round);
      expect(bought.status).toBe(201);
      const { message } = (await bought.json()) as { message: { text: string } };
      const [row] = await backend.db.select().from(messages).where(eq(messages.id, id));
      expect(row?.text).toBe(message.text);
      expect([200, 409]).toContain(edited.status);
      backend.advance(61_000);
    }
  });
});

test(`an address is verified and changed at once, ${rounds} times`, async () => {
  const browser = await confirmed(backend, 'dee');
  for (let round = 0; round < rounds; round += 1) {
    const before = String((await whoIs(browser)).email);
    const isDee = eq(users.id, castIds.dee);
    await backend.db.update(users).set({ emailVerifiedAt: null }).where(isDee);
    await browser.post('/email/verification-notification');
    const path = pathOf(await lastLink(backend));
    const email = `dee-${round}@fanfare.test`;
    const other = await signedInAs(before);
    await race(
      () => other.get(path),
      () => browser.send('PATCH', '/api/v1/me/email', { email }),
      round,
    );
    const [row] = await backend.db.select().from(users).where(isDee);
    // Moved and unproven, or proven and where it was; a change that waits has moved nothing.
    const isMoved = row?.email === email;
    expect(row).toMatchObject({ email: isMoved ? email : before });
    expect(row?.emailVerifiedAt === null).toBe(isMoved);
    backend.advance(61_000);
  }
});

async function signedInAs(email: string) {
  const browser = await openBrowser(backend);
  expect((await browser.post('/login', { email, password: demoPassword })).status).toBe(200);
  return browser;
}

test('of forty messages sent at once a stranger gets twenty through', async () => {
  const dee = castIds.dee;
  await backend.db.update(users).set({ emailVerifiedAt: backend.clock() }).where(eq(users.id, dee));
  const browsers = [await signedIn(backend, 'dee'), await signedIn(backend, 'dee')];
  const sends = Array.from({ length: 40 }, (_, index) =>
    post(browsers[index % 2] as Browser, 'bo', { message: `Hello ${index}` }),
  );
  await Promise.all(sends);
  const stored = await backend.db
    .select()
    .from(messages)
    .where(and(eq(messages.authorId, dee), eq(messages.toUserId, castIds.bo)));
  expect(stored).toHaveLength(20);
});

const changePassword = (browser: Browser, password: string) =>
  browser.send('PUT', '/user/password', {
    current_password: demoPassword,
    password,
    password_confirmation: password,
  });

test('a password is changed twice at once: one of the two is it', async () => {
  const [one, other] = [await signedIn(backend, 'bo'), await signedIn(backend, 'bo')];
  const wishes = ['the-first-of-two', 'the-second-of-two'] as const;
  const answers = await Promise.all([
    changePassword(one, wishes[0]),
    changePassword(other, wishes[1]),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const password = answers[0].status === 200 ? wishes[0] : wishes[1];
  const browser = await openBrowser(backend);
  const login = await browser.post('/login', { email: 'bo@fanfare.test', password });
  expect(login.status).toBe(200);
});
