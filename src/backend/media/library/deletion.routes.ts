import { createRoute } from '@hono/zod-openapi';
import {
  filesDeleteAnswer,
  filesDeleteEffects,
  filesDeleteRequest,
  filesRestoreAnswer,
  filesRestoreRequest,
} from '#src/contract/media/deletion.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { deleteFiles, effectsOf } from './deletion.ts';
import { restoreFiles } from './restore.ts';

const common = {
  method: 'post' as const,
  tags: ['library'],
  middleware: [...members, throttle('library-delete', 60)],
  request: { body: jsonBody(filesDeleteRequest) },
};

const effects = createRoute({
  ...common,
  path: '/api/v1/library/delete/effects',
  summary: 'The files that a deletion would take, and those that would stay',
  responses: {
    200: jsonAnswer(filesDeleteEffects, 'Nothing is done.'),
    ...refusals(401, 403, 419, 422, 429),
  },
});

const remove = createRoute({
  ...common,
  path: '/api/v1/library/delete',
  summary: 'Delete my files that nothing shows',
  description:
    'What posts, messages or a profile show stays, and is answered with where it is used. The rest frees the storage ' +
    'at once, and can be restored for an hour.',
  responses: {
    200: jsonAnswer(filesDeleteAnswer, 'The same again deletes nothing more.'),
    ...refusals(401, 403, 419, 422, 429),
  },
});

const restore = createRoute({
  method: 'post',
  path: '/api/v1/library/restore',
  tags: ['library'],
  summary: 'Undo a deletion of my files',
  description:
    'All or nothing of what is left, with captions and in those folders that still exist. 409 `storage_full` where ' +
    'they have no room any more.',
  middleware: [...members, throttle('library-restore', 60)],
  request: { body: jsonBody(filesRestoreRequest) },
  responses: {
    200: jsonAnswer(filesRestoreAnswer, 'The same again restores nothing more.'),
    ...refusals(401, 403, 409, 419, 422, 429),
  },
});

/** Deletion of files of the media library, what it would do, and its undo. */
export function fileDeletionRoutes(): Router {
  const router = newRouter();
  router.openapi(effects, async (c) => {
    const { hashes } = c.req.valid('json');
    return c.json(await effectsOf(c.get('backend'), currentUser(c).id, hashes), 200);
  });
  router.openapi(remove, async (c) => {
    const { hashes } = c.req.valid('json');
    return c.json(await deleteFiles(c.get('backend'), currentUser(c).id, hashes), 200);
  });
  router.openapi(restore, async (c) => {
    const { hashes } = c.req.valid('json');
    const restored = await restoreFiles(c.get('backend'), currentUser(c).id, hashes);
    return c.json({ restored }, 200);
  });
  return router;
}
