import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { captionRequest, captionsAnswer } from '#src/contract/media/captions.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { invalid } from '../../http/failures.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { presentCaptions } from './caption.presenter.ts';
import { removeCaption, saveCaption } from './captions.ts';
import { canonicalLanguage } from './language.ts';
import { webVtt } from './web-vtt.ts';

const common = {
  path: '/api/v1/files/{hash}/captions/{language}' as const,
  tags: ['files'],
  middleware: [...members, throttle('captions', 60)],
};
const params = z.object({ hash: z.string().max(128), language: z.string().max(128) });

const save = createRoute({
  ...common,
  method: 'put' as const,
  summary: 'Captions of one of my videos in a language',
  description:
    'WebVTT, or SubRip, which is kept as WebVTT. `language` is a BCP 47 tag, of which a video has at most 20; those that were ' +
    'there in this language are replaced. They count to my storage. 409 `not_a_video` for other files.',
  request: { params, body: jsonBody(captionRequest) },
  responses: {
    200: jsonAnswer(captionsAnswer, 'All that the video has now, by language.'),
    ...refusals(401, 403, 404, 409, 419, 422, 429),
  },
});

const remove = createRoute({
  ...common,
  method: 'delete' as const,
  summary: 'Remove captions of one of my videos',
  request: { params },
  responses: {
    204: { description: 'There are none in this language.' },
    ...refusals(401, 403, 404, 409, 419, 422, 429),
  },
});

/** Captions of videos, by their owners. */
export function captionRoutes(): Router {
  const router = newRouter();
  router.openapi(save, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    const { hash, language: tag } = c.req.valid('param');
    const language = canonicalLanguage(tag);
    const body = webVtt(c.req.valid('json').text);
    if (body === null) throw invalid({ text: ['The text field must be WebVTT or SubRip.'] });
    const file = await saveCaption(backend, id, hash, { language, body });
    return c.json({ data: presentCaptions(backend, file, file.status === 'ready', id) }, 200);
  });
  router.openapi(remove, async (c) => {
    const { hash, language } = c.req.valid('param');
    await removeCaption(c.get('backend'), currentUser(c).id, hash, canonicalLanguage(language));
    return c.body(null, 204);
  });
  return router;
}
