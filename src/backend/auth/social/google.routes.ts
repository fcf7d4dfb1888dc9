import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { validationError } from '#src/contract/lib/errors.ts';
import {
  googleCallbackAnswer,
  googleCheckAnswer,
  googleCheckRequest,
  googleCredentialRequest,
  googleNonceAnswer,
  socialRegistrationNeeded,
} from '#src/contract/auth/social.ts';
import { guest } from '../access/middleware.ts';
import { throttle } from '../../http/throttle.ts';
import type { Router } from '../../context.ts';
import { invalid } from '../../http/failures.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { enter, accountLinkOf } from './enter.ts';
import { issueNonce, readCredential, requireGoogle } from './google.ts';
import { hashOf, identityOf } from './ticket.ts';

const nonce = createRoute({
  method: 'post',
  path: '/auth/google/nonce',
  tags: ['social'],
  summary: 'A nonce for one sign-in with Google',
  middleware: [throttle('social-nonce', 60)],
  responses: {
    200: jsonAnswer(googleNonceAnswer, 'Good for an hour, in this session only.'),
    ...refusals(404, 419, 429),
  },
});

const check = createRoute({
  method: 'post',
  path: '/auth/google/check_token',
  tags: ['social'],
  summary: 'Whom a credential, or the ticket given for it, belongs to; neither is used up',
  middleware: [throttle('social-check', 30)],
  request: { body: jsonBody(googleCheckRequest) },
  responses: {
    200: jsonAnswer(googleCheckAnswer, 'A member, an address of a member, or nobody yet.'),
    ...refusals(400, 404, 419, 422, 429),
  },
});

const callback = createRoute({
  method: 'post',
  path: '/auth/google/callback',
  tags: ['social'],
  summary: 'Sign in with a credential from Google',
  middleware: [guest, throttle('social', 30)],
  request: { body: jsonBody(googleCredentialRequest) },
  responses: {
    ...refusals(400, 404, 419, 429),
    200: jsonAnswer(googleCallbackAnswer, 'Signed in, or an account that is not attached yet.'),
    302: { description: 'Already signed in.' },
    422: jsonAnswer(
      z.union([socialRegistrationNeeded, validationError]),
      'Nobody yet: the person registers; or a field is wrong.',
    ),
  },
});

/** Sign-in with Google (contract §5). */
export function addGoogle(router: Router) {
  router.openapi(nonce, (c) => {
    requireGoogle(c.get('backend'));
    return c.json({ nonce: issueNonce(c) }, 200);
  });

  router.openapi(check, async (c) => {
    const { jwt, credential } = c.req.valid('json');
    if (!jwt && !credential) throw invalid({ credential: ['The credential field is required.'] });
    requireGoogle(c.get('backend'));
    const identity = jwt
      ? await identityOf(c, { provider: 'google', jwt })
      : await readCredential(c, credential ?? '', false);
    const link = await accountLinkOf(c.get('backend').db, identity);
    const status = link === 'registration_required' ? ('unknown' as const) : link;
    return c.json({ status }, 200);
  });

  router.openapi(callback, async (c) => {
    const { credential } = c.req.valid('json');
    const entered = await enter(c, await readCredential(c, credential, true), hashOf(credential));
    if (entered.status === 'attached')
      return c.json({ success: true as const, two_factor: entered.two_factor }, 200);
    const { status, jwt, profile } = entered;
    if (status === 'not_attached')
      return c.json({ not_attached: true as const, jwt, profile }, 200);
    const message = 'Please complete your registration.';
    return c.json({ message, code: status, errors: [], jwt, profile }, 422);
  });
}
