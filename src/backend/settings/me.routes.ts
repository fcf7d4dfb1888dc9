import { createRoute } from '@hono/zod-openapi';
import { meAnswer, siteSettingsRequest, userAnswer } from '#src/contract/auth/auth.ts';
import { unreadChats } from '../chat/list/unread.ts';
import type { Router } from '../context.ts';
import { throttle } from '../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { setLocaleCookie } from '../auth/session/cookies.ts';
import { currentUser, requireUser } from '../auth/access/middleware.ts';
import { hasStudio } from './has-studio.ts';
import { presentUser } from '../auth/members/user.presenter.ts';
import { writeSiteSettings } from './site-settings.ts';

const me = createRoute({
  method: 'get',
  path: '/api/v1/me',
  tags: ['account'],
  summary: 'The signed-in member and the number of unread chats',
  middleware: [requireUser],
  responses: { 200: jsonAnswer(meAnswer, 'The member.'), ...refusals(401) },
});

const siteSettings = createRoute({
  method: 'put',
  path: '/api/v1/me/site_settings',
  tags: ['account'],
  summary: 'Choose the language of the site and of the mails, and what others may do',
  middleware: [requireUser, throttle('site-settings', 60)],
  request: { body: jsonBody(siteSettingsRequest) },
  responses: {
    200: jsonAnswer(userAnswer, 'The member; the `locale` cookie is set.'),
    ...refusals(401, 419, 422, 429),
  },
});

/** Routes of the signed-in member, with the number of unread chats, and of their site settings. */
export function addMe(router: Router) {
  router.openapi(me, async (c) => {
    const user = currentUser(c);
    const { db } = c.get('backend');
    const [unread, studio] = await Promise.all([unreadChats(db, user.id), hasStudio(db, user)]);
    return c.json({ data: { ...presentUser(user), has_studio: studio }, unread }, 200);
  });

  router.openapi(siteSettings, async (c) => {
    const body = c.req.valid('json');
    const user = await writeSiteSettings(c.get('backend'), currentUser(c), body, c.get('socketId'));
    if (body.preferred_locale) setLocaleCookie(c, body.preferred_locale);
    return c.json({ data: presentUser(user) }, 200);
  });
}
