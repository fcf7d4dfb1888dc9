import { createRoute } from '@hono/zod-openapi';
import { postAnswer } from '#src/contract/posts/post.ts';
import { applyDraftRequest, publishPostRequest } from '#src/contract/posts/post-write.ts';
import { currentUser } from '../auth/access/middleware.ts';
import { members } from '../auth/access/members.ts';
import type { Router } from '../context.ts';
import { rowIdFrom } from '../http/row-id.ts';
import { throttle } from '../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { announceIfPublished } from './announce.ts';
import { closeIfNarrowed, presentOutcome } from './own.ts';
import { applyDraft, publishPost, unschedulePost } from './publish.ts';
import { conflictAnswer, params, tags } from './writes.routes.ts';

const middleware = [...members, throttle('post-write', 120)];
const responses = {
  200: jsonAnswer(postAnswer, 'The post as it is now; the same again changes nothing.'),
  409: conflictAnswer,
  ...refusals(401, 403, 404, 419, 422, 429),
};

const publish = createRoute({
  method: 'post',
  path: '/api/v1/posts/{id}/publish',
  tags,
  summary: 'Publish a draft or a planned post now, or plan it for another time',
  middleware,
  request: { params, body: jsonBody(publishPostRequest) },
  responses,
});

const unschedule = createRoute({
  method: 'post',
  path: '/api/v1/posts/{id}/unschedule',
  tags,
  summary: 'Take a planned post back to the drafts',
  middleware,
  request: { params },
  responses,
});

const apply = createRoute({
  method: 'post',
  path: '/api/v1/posts/{id}/apply',
  tags,
  summary: 'Put a draft of an edit in the place of the published version',
  middleware,
  request: { params, body: jsonBody(applyDraftRequest) },
  responses,
});

/** The ways from a draft to readers. */
export function addPublishing(router: Router) {
  router.openapi(publish, async (c) => {
    const backend = c.get('backend');
    const id = rowIdFrom(c.req.valid('param').id);
    const outcome = await publishPost(backend, currentUser(c), id, c.req.valid('json'));
    await announceIfPublished(backend, outcome, c.get('socketId'));
    return c.json({ data: await presentOutcome(backend, outcome) }, 200);
  });

  router.openapi(unschedule, async (c) => {
    const backend = c.get('backend');
    const id = rowIdFrom(c.req.valid('param').id);
    const outcome = await unschedulePost(backend, currentUser(c), id);
    return c.json({ data: await presentOutcome(backend, outcome) }, 200);
  });

  router.openapi(apply, async (c) => {
    const backend = c.get('backend');
    const id = rowIdFrom(c.req.valid('param').id);
    const outcome = await applyDraft(backend, currentUser(c), id, c.req.valid('json'));
    await closeIfNarrowed(c.get('backend'), outcome);
    return c.json({ data: await presentOutcome(backend, outcome) }, 200);
  });
}
