import { createRoute } from '@hono/zod-openapi';
import {
  callbackTokenAnswer,
  identityAnswer,
  verifyIdentityAnswer,
} from '#src/contract/settings/identity.ts';
import { localeOf } from '../../auth/access/mails.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser, requireUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { noteEvent } from '../../auth/session/account-log.ts';
import { openPage } from './open-page.ts';
import { beginSession, noteOpened, readIdentity, renewToken } from './sessions.ts';

const tags = ['account'];

const read = createRoute({
  method: 'get',
  path: '/api/v1/me/identity',
  tags,
  summary: 'Where the proof of my identity stands',
  middleware: [requireUser],
  responses: {
    200: jsonAnswer(identityAnswer, 'Selling and payouts need `approved`; buying never does.'),
    ...refusals(401),
  },
});

const verify = createRoute({
  method: 'post',
  path: '/api/v1/verify_identity',
  tags,
  summary: 'Go to the provider’s page, to begin or to go on',
  middleware: [...members, throttle('verify-identity', 20, 600)],
  responses: {
    200: jsonAnswer(
      verifyIdentityAnswer,
      'The same session until it is decided. 503 `identity_unavailable`: nobody answers.',
    ),
    ...refusals(401, 403, 409, 419, 429),
  },
});

const token = createRoute({
  method: 'post',
  path: '/api/v1/get_callback_token',
  tags,
  summary: 'Another token for the provider’s report on my open session',
  middleware: [...members, throttle('callback-token', 20, 600)],
  responses: {
    200: jsonAnswer(
      callbackTokenAnswer,
      'Good for an hour and one decision; the token before it is void.',
    ),
    ...refusals(401, 403, 409, 419, 429),
  },
});

/** A member's own side of proving who they are. */
export function identityRoutes(): Router {
  const router = newRouter();
  router.openapi(read, async (c) =>
    c.json({ data: await readIdentity(c.get('backend'), currentUser(c)) }, 200),
  );

  router.openapi(verify, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    const locale = localeOf(c, user);
    const url = await openPage(backend, c.req.url, locale, () =>
      beginSession(backend, user.id, locale),
    );
    if (await noteOpened(backend, url.session)) await noteEvent(c, user.id, 'identity_started');
    return c.json({ url: url.address }, 200);
  });

  router.openapi(token, async (c) =>
    c.json({ token: await renewToken(c.get('backend'), currentUser(c).id) }, 200),
  );
  return router;
}
