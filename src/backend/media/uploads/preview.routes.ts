import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { previewRequest } from '#src/contract/media/preview.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonBody, refusals } from '../../openapi/answers.ts';
import { offerPreview } from './preview.ts';

const preview = createRoute({
  method: 'put',
  path: '/api/v1/files/{hash}/preview',
  tags: ['files'],
  summary: 'Show the first seconds of my video to those for whom it is locked, or to nobody',
  description:
    'Nobody sees them until this is asked for. 409 `no_clip` for a file that came without a clip.',
  middleware: [...members, throttle('previews', 120)],
  request: { params: z.object({ hash: z.string().max(128) }), body: jsonBody(previewRequest) },
  responses: {
    204: { description: 'So it is, at once.' },
    ...refusals(401, 403, 404, 409, 419, 422, 429),
  },
});

/** The five seconds of a locked video, which its owner may offer. */
export function previewRoutes(): Router {
  const router = newRouter();
  router.openapi(preview, async (c) => {
    const { is_offered } = c.req.valid('json');
    await offerPreview(c.get('backend'), currentUser(c).id, c.req.valid('param').hash, is_offered);
    return c.body(null, 204);
  });
  return router;
}
