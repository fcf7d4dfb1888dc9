import { expect, test } from 'vitest';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { noticesMachine } from '#machines/app/notices.machine.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { relationUndoMachine } from '#machines/people/relation-undo.machine.ts';
import type { TakenBack } from '#machines/people/relation-undo.types.ts';
import type { KnownRelation } from '#machines/people/relation.types.ts';
import type { Undo } from '#machines/people/undo.types.ts';
import { undoNotice } from '#machines/people/undo-notice.ts';
import { answerOf } from '#stories/people/people.fixtures.ts';

const left = (userId: number) =>
  undoNotice({ kind: 'follow', userId, displayName: `fan${userId}` });

const start = () => {
  const takenBack: number[] = [];
  const takeBack = fromPromise<TakenBack, Undo>(async ({ input }) => {
    if (input.kind === 'post') takenBack.push(input.postId);
    if (!('userId' in input)) return null;
    takenBack.push(input.userId);
    return answerOf('followed');
  });
  const actor = createActor(
    noticesMachine.provide({
      actors: {
        undo: relationUndoMachine.provide({ actors: { takeBack } }),
      },
      delays: { reading: 60_000 },
    }),
  ).start();
  return { actor, takenBack };
};

const toasts = (actor: ActorRefFrom<typeof noticesMachine>) =>
  actor.getSnapshot().context.toasts.map(({ key, params }) => [key, params]);

test('ten unfollows in a row are one notice, and its undo takes every one of them back', async () => {
  const { actor, takenBack } = start();
  const ids = Array.from({ length: 10 }, (_, each) => each + 1);
  for (const id of ids) actor.send(left(id));
  expect(toasts(actor)).toEqual([['people.follow.leftMany', { count: 10 }]]);
  const [notice] = actor.getSnapshot().context.toasts;
  const shown: string[] = [];
  actor.on('*', (chatEvents) => {
    if (chatEvents.type === 'notice.shown')
      shown.push(JSON.stringify([chatEvents.key, chatEvents.params]));
  });
  actor.send({ type: 'notice.act', id: notice?.id ?? '' });
  expect(toasts(actor)).toEqual([]);
  await expect.poll(() => takenBack).toEqual(ids);
  await expect.poll(() => shown.length).toBe(10);
  expect(new Set(shown)).toEqual(new Set(['["people.follow.backMany",null]']));
  actor.stop();
});

const followed = (userId: number) => ({
  type: 'relation.changed',
  change: changeOf(userId, answerOf('followed', { isFollower: true })),
});

test('whoever is followed again elsewhere leaves the notice, which names the last one', () => {
  const { actor } = start();
  for (const id of [1, 2, 2, 3]) actor.send(left(id));
  expect(toasts(actor)).toEqual([['people.follow.leftMany', { count: 3 }]]);
  actor.send({ type: 'app.event', appEvent: followed(2) });
  expect(toasts(actor)).toEqual([['people.follow.leftMany', { count: 2 }]]);
  actor.send({ type: 'app.event', appEvent: followed(1) });
  expect(toasts(actor)).toEqual([['people.follow.left', { name: 'fan3' }]]);
  actor.send({ type: 'app.event', appEvent: followed(3) });
  expect(toasts(actor)).toEqual([]);
  actor.stop();
});

const said = (userId: number, relationship: KnownRelation | null) => ({
  type: 'relation.changed',
  change: { userId, relationship, listed: null },
});

test('an undo stands after a change that says nothing of it, and ends with who is gone', () => {
  const { actor } = start();
  actor.send(left(1));
  const ban = { kind: 'ban', userId: 2, displayName: 'fan2', made: 'mute', before: null } as const;
  actor.send(undoNotice(ban));
  actor.send({ type: 'app.event', appEvent: said(1, { banType: 'mute' }) });
  actor.send({ type: 'app.event', appEvent: said(2, { isFollower: false }) });
  expect(toasts(actor).map(([key]) => key)).toEqual([
    'people.follow.left',
    'people.blacklist.mute',
  ]);
  actor.send({ type: 'app.event', appEvent: said(1, null) });
  actor.send({ type: 'app.event', appEvent: said(2, null) });
  expect(toasts(actor)).toEqual([]);
  actor.stop();
});

test('a ban is announced beside them, by itself', () => {
  const { actor } = start();
  actor.send(left(1));
  const ban = { kind: 'ban', userId: 2, displayName: 'fan2', made: 'mute', before: null } as const;
  actor.send(undoNotice(ban));
  actor.send(left(3));
  expect(toasts(actor).map(([key]) => key)).toEqual([
    'people.follow.leftMany',
    'people.blacklist.mute',
  ]);
  actor.stop();
});

test('a deleted post is taken back by its notice, and says so to the app', async () => {
  const { actor, takenBack } = start();
  actor.send({
    type: 'notice.shown',
    tone: 'neutral',
    key: 'posts.postDelete.deleted',
    action: { label: 'posts.postDelete.undo', undo: { kind: 'post', postId: 7 } },
  });
  const said: string[] = [];
  actor.on('*', (emitted) => said.push(emitted.type));
  actor.send({ type: 'app.event', appEvent: { type: 'session.changed', reason: 'refreshed' } });
  const [notice] = actor.getSnapshot().context.toasts;
  actor.send({ type: 'notice.act', id: notice?.id ?? '' });
  await expect.poll(() => said).toEqual(['post.changed', 'notice.shown']);
  expect(takenBack).toEqual([7]);
  actor.stop();
});

test('nobody else can take back what somebody deleted who has left', () => {
  const { actor } = start();
  actor.send({
    type: 'notice.shown',
    tone: 'neutral',
    key: 'posts.postDelete.deleted',
    action: { label: 'posts.postDelete.undo', undo: { kind: 'post', postId: 7 } },
  });
  actor.send({ type: 'app.event', appEvent: { type: 'session.changed', reason: 'ended' } });
  expect(toasts(actor)).toEqual([]);
  actor.stop();
});
