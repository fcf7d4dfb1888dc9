import { expect, test } from 'vitest';
import {
  device,
  draftId,
  draftOf,
  isOut,
  outOf,
  publish,
  publishedWords,
  rowsOf,
  settled,
  stateOf,
  tomorrow,
  type,
  wait,
} from './post-devices.ts';
import { wordsOf } from './post-workload.ts';

/** One device wrote, and another opened its draft, wrote on and published it. */
async function publishedElsewhere(text = 'one two three') {
  const mine = device();
  const here = await mine.enter();
  await type(here, 'one two');
  const id = await draftId();
  const there = await device().enter(id);
  await type(there, text);
  await publish(there);
  expect(await publishedWords()).toEqual([text]);
  return { mine, here, id };
}

test('a draft that another device published is not published a second time by a press', async () => {
  const { here, id } = await publishedElsewhere();
  await publish(here);
  expect(await publishedWords()).toEqual(['one two three']);
  expect(isOut(here)).toBe(true);
  expect(outOf(here)).toMatchObject({ postId: id, publishAt: null });
  expect(wordsOf(here)).toBe('one two');
  await publish(here);
  await wait(here, 30);
  expect(await publishedWords()).toEqual(['one two three']);
  expect(await rowsOf()).toHaveLength(1);
});

test('what is typed after another device published makes no second draft by itself', async () => {
  const { here } = await publishedElsewhere();
  await type(here, 'one two four');
  await publish(here);
  await wait(here, 30);
  expect(isOut(here)).toBe(true);
  expect(await rowsOf()).toHaveLength(1);
  draftOf(here)?.send({ type: 'draft.keep' });
  await wait(here, 2);
  expect(outOf(here)).toBeNull();
  expect((await rowsOf()).map(({ status, text }) => [status, text])).toEqual([
    ['published', 'one two three'],
    ['draft', 'one two four'],
  ]);
  await publish(here);
  expect(await publishedWords()).toEqual(['one two three', 'one two four']);
});

test('a device whose draft is out opens with an empty field, and says where the post is', async () => {
  const { mine, id } = await publishedElsewhere();
  const again = await mine.enter();
  expect(stateOf(again)).toEqual({ writing: 'plain' });
  expect(wordsOf(again)).toBe('');
  expect(outOf(again)).toMatchObject({ postId: id });
  await type(again, 'Something else');
  expect(outOf(again)).toBeNull();
  await publish(again);
  expect(await publishedWords()).toEqual(['one two three', 'Something else']);
});

test('words that only the device has are kept, and go out by a choice alone', async () => {
  const mine = device();
  const here = await mine.enter();
  await type(here, 'one two');
  here.actor.send({ type: 'content.change', change: { text: 'one two and mine' } });
  here.actor.stop();
  const there = await device().enter(await draftId());
  await type(there, 'one two three');
  await publish(there);
  const again = await mine.enter();
  expect(stateOf(again)).toEqual({ writing: 'plain' });
  expect(wordsOf(again)).toBe('one two and mine');
  await publish(again);
  await wait(again, 30);
  expect(await rowsOf()).toHaveLength(1);
  draftOf(again)?.send({ type: 'draft.leave' });
  await settled();
  expect(wordsOf(again)).toBe('');
  expect(wordsOf(await mine.enter())).toBe('');
  expect(await rowsOf()).toHaveLength(1);
});

test('after a crash the older copy of the device is not offered as unfinished', async () => {
  const mine = device();
  const here = await mine.enter();
  await type(here, 'one two');
  here.actor.send({ type: 'content.change', change: { text: 'one two th' } });
  const older = new Map(mine.kept);
  await type(here, 'one two three');
  await publish(here);
  const again = await device(older).enter();
  expect(stateOf(again)).toEqual({ writing: 'plain' });
  expect(wordsOf(again)).toBe('');
  expect(outOf(again)).toMatchObject({ postId: await draftId() });
  expect(await publishedWords()).toEqual(['one two three']);
});

test('a draft that another device planned stays as it was planned', async () => {
  const mine = device();
  const here = await mine.enter();
  await type(here, 'one two');
  const id = await draftId();
  const there = await device().enter(id);
  const publishAt = tomorrow();
  there.actor.send({ type: 'time.changed', publishAt, timing: 'set' });
  await type(there, 'one two three');
  await publish(there);
  await type(here, 'one two four');
  await publish(here);
  expect(outOf(here)).toMatchObject({ postId: id, publishAt });
  expect(isOut(here)).toBe(true);
  expect((await rowsOf()).map(({ status, text }) => [status, text])).toEqual([
    ['scheduled', 'one two three'],
  ]);
});

test('on the page of the draft the words go on as changes of what is out', async () => {
  const there = await device().enter();
  await type(there, 'one two');
  const id = await draftId();
  const here = await device().enter(id);
  await type(there, 'one two three');
  await publish(there);
  await type(here, 'one two four');
  expect(isOut(here)).toBe(true);
  draftOf(here)?.send({ type: 'draft.keep' });
  await wait(here, 2);
  expect(here.actor.getSnapshot().context.mode).toBe('apply');
  expect(wordsOf(here)).toBe('one two four');
  await publish(here);
  expect(await publishedWords()).toEqual(['one two four']);
});
