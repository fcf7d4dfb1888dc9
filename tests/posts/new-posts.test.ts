import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { newPostsMachine } from '#machines/posts/new-posts.machine.ts';

/** New posts of a page whose server counts as given, one number a request. */
function start(...counts: number[]) {
  const asked: number[] = [];
  const machine = newPostsMachine.provide({
    actors: {
      countNew: fromPromise<number, { newestId: number }>(async ({ input }) => {
        asked.push(input.newestId);
        return counts.shift() ?? 0;
      }),
    },
  });
  const actor = createActor(machine, { input: { beginsAway: false } }).start();
  const count = () => actor.getSnapshot().context.count;
  const publish = (postId: number) => actor.send({ type: 'post.published', postId, authorId: 2 });
  return { actor, asked, count, publish };
}

test('a post that the server counted already is not counted again when its event comes late', async () => {
  const { actor, asked, count, publish } = start(1, 1);
  actor.send({ type: 'connection.caughtUp' });
  await expect.poll(count).toBe(1);
  publish(40);
  expect(count()).toBe(1);
  await expect.poll(() => actor.getSnapshot().matches({ posts: 'offering' })).toBe(true);
  expect([count(), asked.length]).toEqual([1, 2]);
});

test('one that came after the count is found by another count', async () => {
  const { actor, count, publish } = start(1, 2);
  actor.send({ type: 'connection.caughtUp' });
  await expect.poll(count).toBe(1);
  publish(41);
  await expect.poll(count).toBe(2);
  expect(actor.getSnapshot().matches({ posts: 'offering' })).toBe(true);
});

test('without a count of the server, events are counted and nothing is asked', () => {
  const { asked, count, publish } = start();
  for (const id of [40, 41, 41]) publish(id);
  expect([count(), asked]).toEqual([2, []]);
});
