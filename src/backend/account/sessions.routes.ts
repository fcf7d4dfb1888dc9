import { createHmac } from 'node:crypto';
import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { sessionsAnswer, type DeviceSession } from '#src/contract/settings/security.ts';
import { deriveSecret } from '../app-key.ts';
import { endOtherAccess } from '../auth/end-other-access.ts';
import { confirmPassword, currentUser, requireUser } from '../auth/middleware.ts';
import type { Env, Router } from '../context.ts';
import type { SessionRow } from '../db/schema/auth.ts';
import { conflict, notFound } from '../http/failures.ts';
import { throttle } from '../http/throttle.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';
import { noteEvent } from '../session/account-log.ts';
import { endSessionElsewhere } from '../session/remember.ts';
import { isSame, requireSession } from '../session/session.ts';
import { sessionStore } from '../session/store.ts';

const tags = ['account'];

const list = createRoute({
  method: 'get',
  path: '/api/v1/me/sessions',
  tags,
  summary: 'Browsers that are signed in, this one first',
  middleware: [requireUser],
  responses: { 200: jsonAnswer(sessionsAnswer, 'By last use.'), ...refusals(401) },
});

const end = createRoute({
  method: 'delete',
  path: '/api/v1/me/sessions/{id}',
  tags,
  summary: 'End one session, or `others`: all but this one, with their remember cookies',
  middleware: [requireUser, confirmPassword, throttle('end-session', 60)],
  request: { params: z.object({ id: z.string() }) },
  responses: {
    204: { description: 'Ended; its sockets are closed.' },
    ...refusals(401, 404, 409, 419, 423, 429),
  },
});

/** Public id of a session, an HMAC of its own id: that one is the cookie's secret. */
const publicId = (c: Context<Env>, { id }: SessionRow) =>
  createHmac('sha256', deriveSecret(c.get('backend').settings.appKey, 'session-name'))
    .update(id)
    .digest('base64url')
    .slice(0, 22);

/** The member's living sessions; this one first, then those used last. */
async function sessionsOf(c: Context<Env>): Promise<SessionRow[]> {
  const own = requireSession(c);
  const rows = await sessionStore(c.get('backend')).of(currentUser(c).id);
  const others = rows.filter(({ id }) => id !== own.id);
  return [own, ...others.toSorted((a, b) => b.lastActivity.getTime() - a.lastActivity.getTime())];
}

/** Routes that list and end the member's sessions. */
export function addSessions(router: Router) {
  router.openapi(list, async (c) => {
    const rows = await sessionsOf(c);
    const present = (row: SessionRow): DeviceSession => ({
      id: publicId(c, row),
      ip: row.ip,
      agent: row.agent,
      last_active: row.lastActivity.toISOString(),
      is_current: row.id === requireSession(c).id,
    });
    return c.json(rows.map(present), 200);
  });

  router.openapi(end, async (c) => {
    const { id: wanted } = c.req.valid('param');
    const user = currentUser(c);
    if (wanted === 'others') {
      await endOtherAccess(c, user);
      await noteEvent(c, user.id, 'other_sessions_ended');
      return c.body(null, 204);
    }
    const found = (await sessionsOf(c)).find((row) => isSame(publicId(c, row), wanted));
    if (!found) throw notFound();
    if (found.id === requireSession(c).id)
      throw conflict('This is the session you are using: sign out to end it.', 'current_session');
    await endSessionElsewhere(c, found);
    await noteEvent(c, user.id, 'session_ended');
    return c.body(null, 204);
  });
}
