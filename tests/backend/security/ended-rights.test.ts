import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#src/backend/db/schema/billing.ts';
import { listedTransactionAnswer } from '#src/contract/billing/billing-lists.ts';
import { ownedAnswer } from '#src/contract/media/library.ts';
import { postAnswer } from '#src/contract/posts/post.ts';
import { saveCard, tip } from '../billing/payments.ts';
import { socketOf } from '../realtime/session-socket.ts';
import { storeFile, writePost } from '../world.ts';
import { beginWorld, columnsOf, gain, secret, ways, world } from './ways-rights-end.ts';

const asksAlways = '4000000000003220';

beforeEach(beginWorld);
afterEach(() => world.server.stop());

/** Everything that rests on the right to read, as text: none of it may hold the secret afterwards. */
const looks: Record<string, () => Promise<Response>> = {
  page: () => world.bo.get(`/api/v1/profiles/ada/posts/${world.postId}`),
  feed: () => world.bo.get('/api/v1/feed'),
  profile: () => world.bo.get('/api/v1/profiles/ada/posts'),
  search: () => world.bo.get('/api/v1/explore?q=Only'),
  thread: () => world.bo.get(`/api/v1/posts/${world.postId}/comments`),
};
const refused = [401, 403, 404];

describe('when a right ends, nothing that rests on it stays', () => {
  it.each(Object.keys(ways))('%s', async (name) => {
    const way = ways[name];
    if (!way) throw new Error('No such way');
    const { hash } = await storeFile(world.backend, 'ada', { purpose: 'post' });
    const post = { text: secret, media: [hash], ...columnsOf[way.kind] };
    ({ id: world.postId } = await writePost(world.backend, 'ada', post));
    await gain[way.kind]();
    const card = await saveCard(world.backend, world.bo, asksAlways);
    const waiting = await tip(world.bo, 'ada', { card_id: card.id });
    expect(waiting.status).toBe(202);
    const open = postAnswer.parse(await (await looks['page']?.())?.json()).data;
    expect(open.text).toBe(secret);
    const urls = open.media.flatMap(({ url, thumb_url }) => [url ?? '', thumb_url ?? '']);
    for (const url of urls) expect((await world.backend.fetch(url)).status).toBe(200);
    const channel = `private-posts.${world.postId}`;
    const socket = await socketOf(world.server, world.bo, channel);

    await way.end();
    expect(await socket.closed).toBe(4200);
    for (const url of urls) {
      const { status } = await world.backend.fetch(url);
      expect(way.sold ? [200] : refused, url).toContain(status);
    }
    for (const [place, look] of Object.entries(looks))
      expect(await (await look()).text(), place).not.toContain(secret);
    expect(refused).toContain((await looks['thread']?.())?.status);
    const again = { socket_id: '1.2', channel_name: channel };
    // The token of a session that has ended is refused before anything else is asked.
    expect([...refused, 419]).toContain(
      (await world.bo.post('/api/broadcasting/auth', again)).status,
    );
    const paid = await world.backend.db.select().from(payments);
    expect(paid.find(({ type }) => type === 'tip')?.status).toBe(way.waiting);
    const kept = paid.find(({ type }) => type !== 'tip');
    expect(kept?.status ?? null).toBe(way.receipt);
    const receipt = await world.bo.get(`/api/v1/billing/transactions/${kept?.id ?? 0}`);
    expect(receipt.status === 200).toBe(way.receipt !== null);
    if (way.receipt === null) return;
    const { data } = listedTransactionAnswer.parse(await receipt.json());
    expect(data.given_back?.amount.amount).toBe(way.back);
    expect(data.sold?.text).toBe(way.sold && secret);
    const owned = ownedAnswer.parse(
      await (await world.bo.get('/api/v1/library/owned')).json(),
    ).data;
    expect(owned.map((file) => file.hash)).toEqual(way.sold ? [hash] : []);
  });
});
