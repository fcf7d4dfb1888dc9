import { expect, test } from 'vitest';
import {
  conflictOf,
  device,
  draftId,
  draftOf,
  outOf,
  publish,
  rowsOf,
  type,
  wait,
} from './post-devices.ts';
import { wordsOf } from './post-workload.ts';

test('after a crash what the server has goes on, and no other device is named', async () => {
  const mine = device();
  const here = await mine.enter();
  await type(here, 'one two');
  here.actor.send({ type: 'content.change', change: { text: 'one two th' } });
  const older = new Map(mine.kept);
  await type(here, 'one two three');
  const again = await device(older).enter();
  expect(wordsOf(again)).toBe('one two three');
  expect(conflictOf(again)).toBeNull();
  await type(again, 'one two three four');
  expect((await rowsOf()).map(({ text }) => text)).toEqual(['one two three four']);
});

test('a crash before the device knew its draft makes no second one, and loses no word', async () => {
  const mine = device();
  const here = await mine.enter();
  here.actor.send({ type: 'content.change', change: { text: 'one' } });
  const older = new Map(mine.kept);
  await type(here, 'one two');
  await type(here, 'one two three');
  const again = await device(new Map(older)).enter();
  expect(wordsOf(again)).toBe('one two three');
  expect(conflictOf(again)).toBeNull();
  expect(await rowsOf()).toHaveLength(1);
  await publish(here);
  const later = await device(older).enter();
  expect(wordsOf(later)).toBe('');
  expect(outOf(later)).toMatchObject({ postId: await draftId() });
  expect(await rowsOf()).toHaveLength(1);
});

test('where a crash leaves two versions both are shown, and no other device is named', async () => {
  const mine = device();
  const here = await mine.enter();
  await type(here, 'one two');
  here.actor.send({ type: 'content.change', change: { text: 'one two wrong' } });
  const older = new Map(mine.kept);
  await type(here, 'one two right');
  const again = await device(older).enter();
  expect(wordsOf(again)).toBe('one two wrong');
  expect(conflictOf(again)).toMatchObject({ isUnknown: true, content: { text: 'one two right' } });
});

test('of two devices at work the other is named, of two tabs none is', async () => {
  const mine = device();
  const here = await mine.enter();
  await type(here, 'one');
  const id = await draftId();
  const there = await device().enter(id);
  await type(there, 'one of another device');
  await type(here, 'one of this device');
  expect(conflictOf(here)).toMatchObject({ isUnknown: false });

  const tab = await device(mine.kept).enter(id);
  await type(tab, 'one of a tab');
  draftOf(here)?.send({ type: 'version.choose', choice: 'theirs' });
  await wait(here, 2);
  await type(tab, 'two of a tab');
  await type(here, 'two of this tab');
  expect(conflictOf(here)).toMatchObject({ isUnknown: true });
});
