import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { users } from '#src/backend/db/schema/users.ts';
import { purgeDue } from '#src/backend/leaving/purge.ts';
import { listedTransactionAnswer } from '#src/contract/billing/billing-lists.ts';
import { ownedAnswer } from '#src/contract/media/library.ts';
import { referralStatisticsAnswer } from '#src/contract/insight/referral.ts';
import { confirmed, signedIn, type Browser } from '../auth/browser.ts';
import { all } from '../billing/lists.ts';
import { boCardId, newKey, saveCard, subscribeTo } from '../billing/payments.ts';
import { list, post, read, say } from '../chat/talk.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { invitedBy } from '../invitations/invited.ts';
import { listOf } from '../people/relate.ts';
import { idOf, storeFile, writePost } from '../world.ts';
import { day, leave, noticesOf } from './leaving-world.ts';

/** Three looks at everything, on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const paying = { currency: 'USD', card_id: boCardId };

/**
 * Ada, whom Fay invited, sells Bo a post and a message and Fay a month, writes with both, and takes no
 * renewals any more: after that month she may leave.
 */
async function sellerWorld(): Promise<{ backend: TestBackend; postId: number }> {
  const backend = await createTestBackend();
  // Another one who has left.
  const isEli = eq(users.id, idOf('eli'));
  await backend.db.update(users).set({ deleteAt: null }).where(isEli);
  await invitedBy(backend, 'ada', 'fay');
  const [bo, fay] = [await signedIn(backend, 'bo'), await signedIn(backend, 'fay')];
  const ada = await confirmed(backend, 'ada');
  const { hash } = await storeFile(backend, 'ada', { purpose: 'post', alt: 'The lake' });
  const sold = { title: 'Lake', text: 'Sold words', isPaid: true, price: 500, media: [hash] };
  const { id: postId } = await writePost(backend, 'ada', sold);
  await writePost(backend, 'ada', { text: 'Free words' });
  await post(ada, 'bo', { message: 'Sold message', isPaid: true, price: 400 });
  await say(ada, 'bo', 'Free message');
  await say(bo, 'ada', 'Answer of Bo');
  await say(ada, 'fay', 'Good morning');
  await say(fay, 'ada', 'Answer of Fay');
  const [offered] = (await read(bo, 'ada')).filter(({ price }) => price !== null);
  const unlock = { ...paying, withUserId: idOf('ada'), expected_amount: 400 };
  await bo.post(`/api/v1/messages/${offered?.id}/purchase`, unlock, newKey());
  await bo.post(`/api/v1/posts/${postId}/purchase`, { ...paying, expected_amount: 500 }, newKey());
  const { id: card_id } = await saveCard(backend, fay, '4242424242424242');
  await subscribeTo(fay, 'ada', { plan_id: 1, expected_amount: 999, card_id });
  await ada.post('/api/v1/me/subscribers/end_renewals');
  return { backend, postId };
}

const textsOf = async (browser: Browser) =>
  (await read(browser, 'ada')).toReversed().map(({ text }) => text);
const sentBy = async (browser: Browser) =>
  (await all(browser, 'sent')).map(
    ({ counterpart, amount }) => `${counterpart?.display_name} ${amount.amount}`,
  );
const withWhom = async (browser: Browser) =>
  (await list(browser)).list.map(({ with_user: other }) => other.display_name);

/** Everything the others can still see of Ada. */
async function look({ backend, postId }: { backend: TestBackend; postId: number }) {
  const [bo, fay] = [await signedIn(backend, 'bo'), await signedIn(backend, 'fay')];
  const owned = ownedAnswer.parse(await (await bo.get('/api/v1/library/owned')).json()).data;
  const [file] = owned;
  const number = file?.purchase.payment_id ?? 0;
  const receipt = listedTransactionAnswer.parse(
    await (await bo.get(`/api/v1/billing/transactions/${number}`)).json(),
  ).data;
  const statistics = referralStatisticsAnswer.parse(
    await (await fay.get('/api/v1/referrals/statistics')).json(),
  );
  const pages = ['ada', `~${idOf('ada')}`].map(async (username) => {
    const answer = await bo.get(`/api/v1/profiles/${username}/posts/${postId}`);
    return (await answer.text()).includes('Sold words');
  });
  return {
    'buyer: their library': owned.map(({ alt, purchase }) => `${alt} of ${purchase.from.username}`),
    'buyer: the file itself': (await backend.fetch(file?.url ?? '')).status,
    'buyer: the receipt': [receipt.counterpart?.display_name, receipt.sold?.text],
    'buyer: payments': await sentBy(bo),
    'buyer: the post, by either name': await Promise.all(pages),
    'buyer: the chat': await textsOf(bo),
    'buyer: the profile': (await bo.get('/api/v1/profiles/ada')).status,
    'subscriber: the subscriptions': (await listOf(fay, 'subscriptions')).list.length,
    'subscriber: payments': await sentBy(fay),
    'subscriber: notifications': (await noticesOf(backend, 'fay')).map(({ kind }) => kind),
    'partner: the chat': await textsOf(fay),
    'partner: whom they write with': await withWhom(fay),
    'referrer: whom they invited': statistics.data.map(({ initials }) => initials),
    'referrer: the sums': [
      statistics.meta.totals.registrations,
      statistics.meta.totals.earned.amount,
    ],
  };
}

/** Before, while the account is closed, and after. */
const same = (value: unknown) => [value, value, value];

test('what others see of a seller who is here, has left, and is gone', async () => {
  const world = await sellerWorld();
  const here = await look(world);
  world.backend.advance(32 * day);
  const ada = await confirmed(world.backend, 'ada');
  expect((await leave(ada)).status).toBe(200);
  const left = await look(world);
  world.backend.advance(30 * day);
  expect(await purgeDue(world.backend)).toBe(1);
  const gone = await look(world);
  const table = Object.fromEntries(
    Object.entries(here).map(([what, before]) => {
      const key = what as keyof typeof here;
      return [what, [before, left[key], gone[key]]];
    }),
  );
  expect(table).toEqual({
    'buyer: their library': [['The lake of ada'], ['The lake of ada'], ['The lake of ~2']],
    'buyer: the file itself': same(200),
    'buyer: the receipt': [
      ['Ada Marlow', 'Sold words'],
      ['Ada Marlow', 'Sold words'],
      ['#2', 'Sold words'],
    ],
    'buyer: payments': [
      ['Ada Marlow 500', 'Ada Marlow 400'],
      ['Ada Marlow 500', 'Ada Marlow 400'],
      ['#2 500', '#2 400'],
    ],
    'buyer: the post, by either name': [
      [true, false],
      [true, false],
      [false, true],
    ],
    'buyer: the chat': [
      ['Sold message', 'Free message', 'Answer of Bo'],
      ['Sold message', 'Free message', 'Answer of Bo'],
      ['Sold message', 'Answer of Bo'],
    ],
    'buyer: the profile': [200, 404, 404],
    'subscriber: the subscriptions': [1, 0, 0],
    'subscriber: payments': [['Ada Marlow 999'], ['Ada Marlow 999'], ['#2 999']],
    'subscriber: notifications': [
      ['subscription_started', 'renewals_ended'],
      ['subscription_started', 'renewals_ended'],
      [],
    ],
    'partner: the chat': [
      ['Good morning', 'Answer of Fay'],
      ['Good morning', 'Answer of Fay'],
      ['Answer of Fay'],
    ],
    'partner: whom they write with': [['Ada Marlow'], ['Ada Marlow'], ['#2']],
    'referrer: whom they invited': [['A. M.'], [null], [null]],
    'referrer: the sums': same([1, 45]),
  });
});
