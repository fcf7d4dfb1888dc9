import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { commentsMachine } from '#machines/posts/comments.machine.ts';
import type { CommentsPage } from '#machines/posts/comment-list.types.ts';
import { ownComment } from '#stories/posts/comments.fixtures.ts';

const still = setup({}).createMachine({ id: 'still' });
const pageOf = (comments: CommentsPage['comments']): CommentsPage => ({
  comments,
  nextCursor: null,
  count: comments.length,
  openTo: 'readers',
  canComment: true,
});
const sent = {
  type: 'child.emitted',
  emitted: { type: 'comment.sent', comment: ownComment },
} as const;
const added = {
  type: 'thread.changed',
  kind: 'added',
  commentId: ownComment.id,
  comment: ownComment,
  count: 1,
} as const;

/** A thread whose pages come when the test says so; `asked` counts how often one was asked for. */
const thread = () => {
  const answers: ((page: CommentsPage) => void)[] = [];
  const actor = createActor(
    commentsMachine.provide({
      actors: {
        composer: still as never,
        watchThread: fromCallback(() => undefined),
        loadComments: fromPromise(
          () => new Promise<CommentsPage>((answer) => answers.push(answer)),
        ),
      },
    }),
    { input: { postId: 11, authorId: 2, viewerId: 3 } },
  ).start();
  const answer = async (index: number, page: CommentsPage) => {
    answers[index]?.(page);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { actor, answer, asked: () => answers.length };
};
const shown = ({ actor }: ReturnType<typeof thread>) =>
  actor.getSnapshot().context.comments.map(({ id }) => id);

test.each([sent, added])(
  'what comes ($type) while a thread is read again is not lost to a page that was read before it',
  async (event) => {
    const one = thread();
    await one.answer(0, pageOf([]));
    one.actor.send({ type: 'comments.stale' });
    one.actor.send(event);
    await one.answer(1, pageOf([]));
    expect(shown(one)).toEqual([ownComment.id]);
    await one.answer(2, pageOf([ownComment]));
    expect(shown(one)).toEqual([ownComment.id]);
    expect(one.asked()).toBe(3);
    expect(one.actor.getSnapshot().value).toBe('exhausted');
  },
);

test.each([sent, added])(
  'what comes ($type) while its first page is on its way is read once more',
  async (event) => {
    const one = thread();
    one.actor.send(event);
    await one.answer(0, pageOf([]));
    await one.answer(1, pageOf([ownComment]));
    expect(shown(one)).toEqual([ownComment.id]);
    expect(one.actor.getSnapshot().value).toBe('exhausted');
  },
);
