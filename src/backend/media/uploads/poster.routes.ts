import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { uploadRefused } from '#src/contract/media/file.ts';
import { posterAnswer } from '#src/contract/media/poster.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { limits } from '../../config/limits.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { mediaUrl } from '../addresses.ts';
import { thumbName } from '../variant-names.ts';
import { savePoster } from './poster.ts';
import { receive } from './receive.ts';

const poster = createRoute({
  method: 'put',
  path: '/api/v1/files/{hash}/poster',
  tags: ['files'],
  summary: 'The picture that stands for one of my videos',
  description:
    '`multipart/form-data` with a picture as `file`, such as a frame of the video; it is drawn anew. ' +
    '409 `not_a_video` for other files, `not_ready` for a video that is still being made ready.',
  middleware: [...members, throttle('posters', 60)],
  request: { params: z.object({ hash: z.string().max(128) }) },
  responses: {
    200: jsonAnswer(posterAnswer, 'It stands for the video from now.'),
    ...refusals(400, 401, 403, 404, 409, 419, 429),
    413: jsonAnswer(uploadRefused, 'The body is larger than a picture may be.'),
    422: jsonAnswer(uploadRefused, 'The file is not a picture.'),
  },
});

/** Posters of videos, by their owners. */
export function posterRoutes(): Router {
  const router = newRouter();
  router.openapi(poster, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    const { hash } = c.req.valid('param');
    const { variants } = await receive(backend, c.req.raw, limits.upload_max_bytes, (received) =>
      savePoster(backend, id, hash, received),
    );
    return c.json({ thumb_url: mediaUrl(backend, hash, thumbName(variants), id).url }, 200);
  });
  return router;
}
