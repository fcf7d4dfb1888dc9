import { createRoute } from '@hono/zod-openapi';
import { noticeSettingsAnswer, noticeSettingsRequest } from '#src/contract/app/notice.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { members } from '../../auth/access/members.ts';
import type { Router } from '../../context.ts';
import { publishToUser } from '../events/publish.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { addMailStop } from './mail-stop.routes.ts';
import { readNoticeSettings, writeNoticeSettings } from './settings.ts';

const tags = ['notices'];
const path = '/api/v1/me/notice_settings';

const read = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Which notifications I want',
  middleware: members,
  responses: { 200: jsonAnswer(noticeSettingsAnswer, 'Each setting.'), ...refusals(401, 403) },
});

const write = createRoute({
  method: 'put',
  path,
  tags,
  summary: 'Turn notifications on and off',
  middleware: [...members, throttle('notice-settings', 60)],
  request: { body: jsonBody(noticeSettingsRequest) },
  responses: {
    200: jsonAnswer(noticeSettingsAnswer, 'Each setting as it is now.'),
    ...refusals(401, 403, 419, 422, 429),
  },
});

/** Routes of a member's notification settings. */
export function noticeRoutes(): Router {
  const router = newRouter();
  router.openapi(read, async (c) => {
    const data = await readNoticeSettings(c.get('backend').db, currentUser(c).id);
    return c.json({ data }, 200);
  });

  router.openapi(write, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    const data = await writeNoticeSettings(backend.db, id, c.req.valid('json'));
    await publishToUser(backend, id, 'SettingsUpdated', {}, c.get('socketId'));
    return c.json({ data }, 200);
  });
  addMailStop(router);
  return router;
}
