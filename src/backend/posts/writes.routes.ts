import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { post, postAnswer } from '#src/contract/posts/post.ts';
import {
  createPostRequest,
  deletePostQuery,
  postConflict,
  postEffectsAnswer,
  updatePostRequest,
} from '#src/contract/posts/post-write.ts';
import { withdrawPaymentsFor } from '../billing/withdraw.ts';
import { currentUser } from '../auth/middleware.ts';
import { members, membersOnce } from '../auth/members.ts';
import type { Router } from '../context.ts';
import { notFound } from '../http/failures.ts';
import { rowIdFrom } from '../http/row-id.ts';
import { throttle } from '../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { rightEnded } from '../rights/ended.ts';
import { announceIfPublished } from './announce.ts';
import { createPost, duplicatePost } from './create.ts';
import { deletePost, effectsOf, ownPost, restorePost } from './delete.ts';
import { closeIfNarrowed, present, presentOutcome } from './own.ts';
import { updatePost } from './update.ts';

export const tags = ['posts'];
export const params = z.object({ id: z.string() });
export const conflictAnswer = jsonAnswer(
  postConflict,
  'Something is in the way; `code` says what.',
);
const writing = [...members, throttle('post-write', 120)];

const create = createRoute({
  method: 'post',
  path: '/api/v1/posts',
  tags,
  summary: 'Make a post: out at once, planned, or a draft',
  middleware: [...membersOnce, throttle('post-create', 60)],
  request: { body: jsonBody(createPostRequest) },
  responses: {
    201: jsonAnswer(postAnswer, 'The post; the same key finds it again.'),
    409: conflictAnswer,
    ...refusals(400, 401, 403, 419, 422, 429),
  },
});

const update = createRoute({
  method: 'patch',
  path: '/api/v1/posts/{id}',
  tags,
  summary: 'Change one’s own post',
  middleware: writing,
  request: { params, body: jsonBody(updatePostRequest) },
  responses: {
    200: jsonAnswer(postAnswer, 'The post as it is now.'),
    409: conflictAnswer,
    ...refusals(401, 403, 404, 419, 422, 429),
  },
});

const effects = createRoute({
  method: 'get',
  path: '/api/v1/posts/{id}/effects',
  tags,
  summary: 'What deleting this post would do',
  middleware: members,
  request: { params },
  responses: {
    200: jsonAnswer(postEffectsAnswer, 'Who bought it and keeps it, and what goes.'),
    ...refusals(401, 403, 404),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/v1/posts/{id}',
  tags,
  summary: 'Delete one’s own post',
  middleware: writing,
  request: { params, query: deletePostQuery },
  responses: {
    204: { description: 'Gone for all but its buyers.' },
    409: conflictAnswer,
    ...refusals(401, 403, 404, 419, 422, 429),
  },
});

const restore = createRoute({
  method: 'post',
  path: '/api/v1/posts/{id}/restore',
  tags,
  summary: 'Take the deletion of a post back',
  middleware: writing,
  request: { params },
  responses: {
    200: jsonAnswer(postAnswer, 'The post as it was.'),
    ...refusals(401, 403, 404, 419, 429),
  },
});

const duplicate = createRoute({
  method: 'post',
  path: '/api/v1/posts/{id}/duplicate',
  tags,
  summary: 'A draft with the content of one’s own post',
  middleware: [...membersOnce, throttle('post-create', 60)],
  request: { params },
  responses: {
    201: jsonAnswer(z.object({ data: post }), 'The draft.'),
    409: conflictAnswer,
    ...refusals(400, 401, 403, 404, 419, 422, 429),
  },
});

const keyOf = (header: string | undefined) => header?.trim() ?? '';

/** Routes by which an author creates, changes, deletes and restores posts. */
export function addWrites(router: Router) {
  router.openapi(create, async (c) => {
    const backend = c.get('backend');
    const key = keyOf(c.req.header('idempotency-key'));
    const outcome = await createPost(backend, currentUser(c), c.req.valid('json'), key);
    await announceIfPublished(backend, outcome, c.get('socketId'));
    return c.json({ data: await presentOutcome(backend, outcome) }, 201);
  });

  router.openapi(update, async (c) => {
    const backend = c.get('backend');
    const id = rowIdFrom(c.req.valid('param').id);
    const outcome = await updatePost(backend, currentUser(c), id, c.req.valid('json'));
    await closeIfNarrowed(backend, outcome);
    return c.json({ data: await presentOutcome(backend, outcome) }, 200);
  });

  router.openapi(effects, async (c) => {
    const { db, clock } = c.get('backend');
    const row = await ownPost(db, currentUser(c).id, rowIdFrom(c.req.valid('param').id));
    return c.json({ data: await effectsOf(db, row, clock()) }, 200);
  });

  router.openapi(remove, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    const { accept_purchases: accepted = 0, status } = c.req.valid('query');
    const terms = { accepted: Number(accepted), onlyDraft: status === 'draft' };
    await deletePost(c.get('backend'), currentUser(c).id, id, terms);
    await withdrawPaymentsFor(c.get('backend'), { type: 'post', id });
    await rightEnded(c.get('backend'), { of: 'post', postId: id });
    return c.body(null, 204);
  });

  router.openapi(restore, async (c) => {
    const backend = c.get('backend');
    const id = rowIdFrom(c.req.valid('param').id);
    const row = await restorePost(backend, currentUser(c).id, id);
    return c.json({ data: await present(backend, row) }, 200);
  });

  router.openapi(duplicate, async (c) => {
    const backend = c.get('backend');
    const id = rowIdFrom(c.req.valid('param').id);
    const key = keyOf(c.req.header('idempotency-key'));
    const row = await duplicatePost(backend, currentUser(c), id, key);
    if (!row) throw notFound();
    return c.json({ data: await present(backend, row) }, 201);
  });
}
