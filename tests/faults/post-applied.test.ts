import { expect, test } from 'vitest';
import { device, draftOf, publish, rowsOf, settled, type, wait, type Tab } from './post-devices.ts';

const theirs = 'Blue glaze, and a lid.';

/** A published post whose change is written here, until another device goes on with it and applies it. */
async function applied() {
  const here = device();
  const first = await here.enter();
  await type(first, 'Blue glaze.');
  await publish(first);
  const [post] = await rowsOf();
  const postId = post?.id ?? 0;
  const mine = await here.enter(postId);
  await type(mine, 'Blue glaze, fired twice.');
  const other = await device().enter(postId);
  await type(other, theirs);
  await publish(other);
  const published = async () => (await rowsOf()).find(({ id }) => id === postId)?.text;
  expect(await published()).toBe(theirs);
  return { here, mine, postId, published };
}

const asks = (tab: Tab) => draftOf(tab)?.getSnapshot().matches('stale') ?? false;
const choose = async (tab: Tab, choice: 'mine' | 'theirs') => {
  draftOf(tab)?.send({ type: 'version.choose', choice });
  await settled();
  await wait(tab, 2);
};

test('writing on at a change that another device has applied asks before it goes over it', async () => {
  const { mine, published } = await applied();
  await type(mine, 'Blue glaze, fired twice, in June.');
  expect(asks(mine)).toBe(true);
  await publish(mine);
  expect(await published()).toBe(theirs);
  await choose(mine, 'mine');
  expect(asks(mine)).toBe(false);
  await publish(mine);
  expect(await published()).toBe('Blue glaze, fired twice, in June.');
  expect((await rowsOf()).map(({ text }) => text)).toContain(theirs);
});

test('a change that was applied elsewhere while this device was away asks when it is opened again', async () => {
  const { here, mine, postId, published } = await applied();
  mine.actor.stop();
  const again = await here.enter(postId);
  expect(asks(again)).toBe(true);
  await publish(again);
  expect(await published()).toBe(theirs);
  await choose(again, 'theirs');
  expect(asks(again)).toBe(false);
  expect(await published()).toBe(theirs);
});

test('words that are written while the other version is on its way are asked about, too', async () => {
  const { mine, published } = await applied();
  await type(mine, 'Blue glaze, fired twice, in June.');
  expect(asks(mine)).toBe(true);
  draftOf(mine)?.send({ type: 'version.choose', choice: 'theirs' });
  await type(mine, 'Blue glaze, fired twice, in June and July.');
  expect(asks(mine)).toBe(true);
  expect(await published()).toBe(theirs);
  await choose(mine, 'theirs');
  expect(asks(mine)).toBe(false);
  const texts = (await rowsOf()).map(({ text }) => text);
  expect(texts).toContain('Blue glaze, fired twice, in June and July.');
  expect(await published()).toBe(theirs);
});
