import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { likeMachine } from '#machines/posts/like.machine.ts';
import type { LikeAnswer } from '#machines/posts/like.types.ts';
import { shownLikes } from '#src/views/posts/shown-likes.ts';

const port = (likesCount: number) =>
  fromPromise<LikeAnswer, { postId: number }>(() => Promise.resolve({ likesCount }));
const begin = (isLiked: boolean) => {
  return createActor(likeMachine.provide({ actors: { setLike: port(5), dropLike: port(4) } }), {
    input: { postId: 11, isLiked, likesCount: isLiked ? 5 : 4 },
  }).start();
};

test('begins as it stands', () => {
  expect(begin(true).getSnapshot().matches('liked')).toBe(true);
  expect(begin(false).getSnapshot().matches('unliked')).toBe(true);
});

test('the number shows the press at once, and what the server counted afterwards', async () => {
  const actor = begin(false);
  actor.send({ type: 'like.toggle' });
  const now = actor.getSnapshot();
  expect(shownLikes(now.context, now.hasTag('liked'))).toBe(5);
  await new Promise((resolve) => setTimeout(resolve));
  expect(actor.getSnapshot().context).toMatchObject({ isLiked: true, likesCount: 5 });
});
