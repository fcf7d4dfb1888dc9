import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Router } from '../context.ts';
import { forbidden, unauthenticated } from '../http/failures.ts';
import { expectsJson, wantsJson } from '../http/wants-json.ts';
import { emptyAnswer, refusals } from '../openapi/answers.ts';
import { isSame } from './session/session.ts';
import { emailHash, sendVerification } from './access/mails.ts';
import { currentUser, requireUser } from './access/middleware.ts';
import { isSigned } from './access/signed-url.ts';
import { throttle } from '../http/throttle.ts';
import { keepVerification, verifyAddress } from './sign-in/verify-address.ts';

/** The app's landing page; never an address from the request, so the link redirects nowhere else. */
const landing = '/email-verified';

const verify = createRoute({
  method: 'get',
  path: '/email/verify/{id}/{hash}',
  tags: ['verification'],
  summary: 'Follow the mailed link',
  middleware: [throttle('verification', 6)],
  request: { params: z.object({ id: z.string(), hash: z.string() }) },
  responses: {
    204: { description: 'Verified.' },
    302: {
      description:
        'A browser is sent to the landing page, `?verified=1` or `?error=`; a guest to sign in first.',
    },
    ...refusals(401, 403, 429),
  },
});

const resend = createRoute({
  method: 'post',
  path: '/email/verification-notification',
  tags: ['verification'],
  summary: 'Mail the link once more',
  middleware: [requireUser, throttle('verification', 6)],
  responses: {
    202: emptyAnswer('Mailed.'),
    204: { description: 'Already verified.' },
    ...refusals(401, 419, 429),
  },
});

/** Proof of the e-mail address. */
export function addEmailVerification(router: Router) {
  router.openapi(verify, async (c) => {
    const user = c.get('user');
    const { id, hash } = c.req.valid('param');
    const isGood = isSigned(c.get('backend'), c.req.url);
    if (!user) {
      if (expectsJson(c)) throw unauthenticated();
      if (!isGood) return c.redirect(`${landing}?error=expired`, 302);
      keepVerification(c, Number(id), hash);
      return c.redirect('/login', 302);
    }
    const isOwn = id === String(user.id) && isSame(hash, emailHash(user));
    if (!isGood || !isOwn) {
      if (wantsJson(c)) throw forbidden(isGood ? undefined : 'Invalid signature.');
      return c.redirect(`${landing}?error=${isOwn ? 'expired' : 'unauthorized'}`, 302);
    }
    if (!user.emailVerifiedAt) await verifyAddress(c, user);
    return wantsJson(c) ? c.body(null, 204) : c.redirect(`${landing}?verified=1`, 302);
  });

  router.openapi(resend, async (c) => {
    const user = currentUser(c);
    if (user.emailVerifiedAt) return c.body(null, 204);
    await sendVerification(c, user);
    return c.json('' as const, 202);
  });
}
