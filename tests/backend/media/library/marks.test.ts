import { Client } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { massMessages, massRecipients } from '#src/backend/db/schema/mass.ts';
import { signedIn } from '../../auth/browser.ts';
import { say } from '../../chat/talk.ts';
import { idOf, storeFile, writePost } from '../../world.ts';
import {
  day,
  filesOf,
  markOf,
  minute,
  openMarks,
  price,
  refund,
  sold,
  ways,
  type MarksWorld,
} from './marks-world.ts';

let world: MarksWorld;
beforeEach(async () => {
  world = await openMarks();
});

/** Stages of a file, with its mark about bo in a post, in a message and in a message to many. */
const stages: Record<string, (way: keyof typeof ways) => Promise<unknown>> = {
  sent: (way) => ways[way].give(world),
  offered: (way) => ways[way].sell(world),
  bought: (way) => sold(world, ways[way]),
  refunded: async (way) => {
    await sold(world, ways[way]);
    await refund(world);
  },
  expired: async (way) => {
    await ways[way].give(world, { visibility: 'subscribers' });
    expect(await markOf(world.ada, 'bo')).not.toBeNull();
    world.backend.advance(31 * day);
    world.ada = await signedIn(world.backend, 'ada');
  },
};
const offered = { kind: 'offered', minutes: 0, price } as const;
const bought = { kind: 'bought', minutes: 1, price: null } as const;
const sent = { kind: 'sent', minutes: 0, price: null } as const;
const shown = { ...sent, kind: 'shown' } as const;

describe('a file says what a member has of it', () => {
  test.each([
    ['sent', 'post', shown],
    ['sent', 'message', sent],
    ['sent', 'mass message', sent],
    ['offered', 'post', offered],
    ['offered', 'message', offered],
    ['offered', 'mass message', offered],
    ['bought', 'post', bought],
    ['bought', 'message', bought],
    ['bought', 'mass message', bought],
    ['refunded', 'post', offered],
    ['refunded', 'message', offered],
    ['refunded', 'mass message', offered],
    ['expired', 'post', null],
    ['expired', 'message', sent],
    ['expired', 'mass message', sent],
  ] as const)('%s in a %s: %o', async (stage, way, expected) => {
    expect(await markOf(world.ada, 'bo')).toBeNull();
    await stages[stage]?.(way);
    const { minutes = 0, ...rest } = expected ?? {};
    const mark = expected && { ...rest, at: world.at(minutes) };
    expect(await markOf(world.ada, 'bo')).toEqual(mark);
    expect(await markOf(world.ada)).toBeNull();
  });

  test('of the others’ files, and about others, nothing', async () => {
    const { backend, ada, bo } = world;
    await ways.message.give(world);
    await storeFile(backend, 'bo');
    await storeFile(backend, 'fay');
    expect(await markOf(ada, 'fay')).toBeNull();
    expect(await markOf(bo, 'ada')).toBeNull();
    expect(await markOf(await signedIn(backend, 'fay'), 'bo')).toBeNull();
  });

  test('whoever writes: what a fan sent to a creator is marked in the fan’s library alone', async () => {
    const { backend, ada, bo, at } = world;
    const { hash } = await storeFile(backend, 'bo');
    await say(bo, 'ada', { fileHash: [hash] });
    expect(await markOf(bo, 'ada')).toEqual({ kind: 'sent', at: at(0), price: null });
    expect(await markOf(ada, 'bo')).toBeNull();
  });
});

describe('a message to many that is still being sent', () => {
  test.each([
    [null, 'sent', null],
    [500, 'offered', price],
  ] as const)('for %s is %s to those who wait for it', async (amount, kind, shownPrice) => {
    const { backend, ada, hash, at } = world;
    const other = await storeFile(backend, 'ada', { createdAt: new Date(0) });
    const rest = { authorId: idOf('ada'), text: null, recipients: 1, createdAt: backend.clock() };
    const mass = { ...rest, clientKey: 'key', price: amount, fileHashes: [hash] };
    const [row] = await backend.db.insert(massMessages).values(mass).returning();
    await backend.db.insert(massRecipients).values({ massId: row?.id ?? 0, userId: idOf('bo') });
    backend.advance(minute);
    const mark = { kind, at: at(0), price: shownPrice };
    expect((await filesOf(ada, 'bo')).map((file) => [file.hash, file.mark])).toEqual([
      [hash, mark],
      [other.hash, null],
    ]);
    expect(await markOf(ada, 'fay')).toBeNull();
  });
});

test('what is bought outranks what was sent, then what is for sale, then what is shown', async () => {
  const { backend, ada } = world;
  const kinds: unknown[] = [];
  const look = async () => {
    kinds.push((await markOf(ada, 'bo'))?.kind);
    backend.advance(minute);
  };
  const { message } = ways;
  await ways.post.give(world);
  await look();
  const id = await message.sell(world);
  await look();
  await message.give(world);
  await look();
  expect((await message.buy(world, id)).status).toBe(201);
  await look();
  await message.give(world);
  await message.sell(world);
  await ways.post.give(world);
  await look();
  expect(kinds).toEqual(['shown', 'offered', 'sent', 'bought', 'bought']);
});

test('of two that rank alike, the later one counts, wherever it is', async () => {
  const { backend, ada, at } = world;
  await ways.message.sell(world, { price: 900 });
  backend.advance(minute);
  await ways.post.sell(world, { price: 700 });
  expect(await markOf(ada, 'bo')).toMatchObject({ at: at(1), price: { amount: 700 } });
  backend.advance(minute);
  await ways.message.sell(world, { price: 300 });
  expect(await markOf(ada, 'bo')).toMatchObject({ at: at(2), price: { amount: 300 } });
});

describe('about nobody there is nothing to find out', () => {
  test.each([
    ['a number that nobody has', 2_147_483_647],
    ['oneself', idOf('ada')],
    ['the product itself', 1],
    ['a member who has left', idOf('eli')],
  ])('%s', async (_, about) => {
    await writePost(world.backend, 'ada', { media: [world.hash] });
    expect(await markOf(world.ada, 'bo')).toMatchObject({ kind: 'shown' });
    expect(await markOf(world.ada, about)).toBeNull();
  });

  test.each(['0', '-3', 'x', '1.5', '2147483648', ''])('“%s” is refused', async (about) => {
    expect((await world.ada.get(`/api/v1/library/uploaded?about=${about}`)).status).toBe(422);
  });
});

test('forty files take as many queries as one', async () => {
  const { backend, ada } = world;
  const queries = vi.spyOn(Client.prototype, 'query');
  const count = async () => {
    queries.mockClear();
    const marked = (await filesOf(ada, 'bo')).filter(({ mark }) => mark !== null).length;
    return [marked, queries.mock.calls.length];
  };
  await ways.message.give(world);
  const [one, few] = await count();
  for (let each = 1; each < 40; each += 1) {
    const { hash } = await storeFile(backend, 'ada');
    await writePost(backend, 'ada', { media: [hash] });
  }
  expect(one).toBe(1);
  expect(few).toBeGreaterThan(5);
  expect(await count()).toEqual([40, few]);
});
