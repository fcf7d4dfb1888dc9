import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Router } from '../context.ts';
import { conflict, forbidden } from '../http/failures.ts';
import { wantsJson } from '../http/wants-json.ts';
import { emptyAnswer, refusals } from '../openapi/answers.ts';
import { isSame, putInSession } from './session/session.ts';
import { emailHash, sendConfirmation } from './access/mails.ts';
import { currentUser, requireUser, unixSeconds } from './access/middleware.ts';
import { isSigned } from './access/signed-url.ts';
import { throttle } from '../http/throttle.ts';

/** Our own page, never an address from the request. */
const landing = '/confirm-password';

const mail = createRoute({
  method: 'post',
  path: '/user/confirm-password/link',
  tags: ['password'],
  summary: 'Mail a link that confirms a member without a password',
  middleware: [requireUser, throttle('confirmation-link', 6)],
  responses: {
    202: emptyAnswer('Mailed.'),
    ...refusals(401, 409, 419, 429),
  },
});

const open = createRoute({
  method: 'get',
  path: '/user/confirm-password/{id}/{hash}',
  tags: ['password'],
  summary: 'Follow that link: the session in which it is opened is confirmed for three hours',
  middleware: [requireUser, throttle('confirmation-link-open', 6)],
  request: { params: z.object({ id: z.string(), hash: z.string() }) },
  responses: {
    204: { description: 'Confirmed.' },
    302: { description: 'A browser is sent to the page that asked, with `?error=` if it failed.' },
    ...refusals(401, 403, 429),
  },
});

/** Confirmation by mail for members who signed up by a provider: they have no password. */
export function addMailedConfirmation(router: Router) {
  router.openapi(mail, async (c) => {
    const user = currentUser(c);
    if (user.passwordHash !== null)
      throw conflict('This account has a password to confirm.', 'has_password');
    await sendConfirmation(c, user);
    return c.json('' as const, 202);
  });

  router.openapi(open, (c) => {
    const user = currentUser(c);
    const { id, hash } = c.req.valid('param');
    const isOwn = id === String(user.id) && isSame(hash, emailHash(user));
    const isGood = isSigned(c.get('backend'), c.req.url) && user.passwordHash === null;
    if (!isGood || !isOwn) {
      if (wantsJson(c)) throw forbidden(isOwn ? 'Invalid signature.' : undefined);
      return c.redirect(`${landing}?error=${isOwn ? 'expired' : 'unauthorized'}`, 302);
    }
    putInSession(c, { passwordConfirmedAt: unixSeconds(c), confirmedAddress: hash });
    return wantsJson(c) ? c.body(null, 204) : c.redirect(landing, 302);
  });
}
