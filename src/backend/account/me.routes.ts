import { createRoute } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { meAnswer, siteSettingsRequest, userAnswer } from '#src/contract/auth.ts';
import { unreadChats } from '../chat/unread.ts';
import type { Router } from '../context.ts';
import { users } from '../db/schema/users.ts';
import { newRouter } from '../http/router.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { setLocaleCookie } from '../session/cookies.ts';
import { currentUser, requireUser } from '../auth/middleware.ts';
import { presentUser } from '../auth/user.presenter.ts';
import { addPictures } from './pictures.routes.ts';
import { addOwnProfile } from './profile.routes.ts';
import { addSecurity } from './security.routes.ts';
import { addSessions } from './sessions.routes.ts';

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
  summary: 'Choose the language of the site and of the mails',
  middleware: [requireUser],
  request: { body: jsonBody(siteSettingsRequest) },
  responses: {
    200: jsonAnswer(userAnswer, 'The member; the `locale` cookie is set.'),
    ...refusals(401, 419, 422),
  },
});

/** Who is signed in, with the number of unread chats, how they want the site, and the ways in. */
export function accountRoutes(): Router {
  const router = newRouter();
  router.openapi(me, async (c) => {
    const user = currentUser(c);
    const unread = await unreadChats(c.get('backend').db, user.id);
    return c.json({ data: presentUser(user), unread }, 200);
  });

  router.openapi(siteSettings, async (c) => {
    const { db, clock } = c.get('backend');
    const { preferred_locale: preferredLocale } = c.req.valid('json');
    const [user] = await db
      .update(users)
      .set({ preferredLocale, updatedAt: clock() })
      .where(eq(users.id, currentUser(c).id))
      .returning();
    if (preferredLocale) setLocaleCookie(c, preferredLocale);
    return c.json({ data: presentUser(user ?? currentUser(c)) }, 200);
  });
  addSecurity(router);
  addSessions(router);
  addOwnProfile(router);
  addPictures(router);
  return router;
}
