import { createRoute } from '@hono/zod-openapi';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import {
  passkeyLoginAnswer,
  passkeyLoginRequest,
  passkeyOptionsAnswer,
} from '#src/contract/auth/passkey.ts';
import type { Router } from '../../context.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { guest } from '../access/middleware.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { perCaller } from '../sign-in/sign-in-limits.ts';
import { keepChallenge, relyingParty } from './passkey-challenge.ts';
import { memberOfPasskey } from './passkeys.ts';

const tags = ['passkeys'];

const loginOptions = createRoute({
  method: 'get',
  path: '/passkeys/login/options',
  tags,
  summary: 'What any passkey of this site is to sign',
  middleware: [guest, throttle('passkey-options', 60)],
  responses: {
    200: jsonAnswer(passkeyOptionsAnswer, 'Good for five minutes, once.'),
    302: { description: 'Already signed in.' },
    ...refusals(429),
  },
});
const login = createRoute({
  method: 'post',
  path: '/passkeys/login',
  tags,
  summary: 'Sign in with a passkey, which stands for both factors',
  middleware: [guest, perCaller, throttle('passkeys', 10)],
  request: { body: jsonBody(passkeyLoginRequest) },
  responses: {
    200: jsonAnswer(passkeyLoginAnswer, 'Signed in.'),
    302: { description: 'Already signed in.' },
    ...refusals(419, 422, 429),
  },
});

/** The way in without a password (contract §2). The authenticator must have checked who holds it. */
export function addPasskeyLogin(router: Router) {
  router.openapi(loginOptions, async (c) => {
    const { rpID } = relyingParty(c);
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    keepChallenge(c, 'sign-in', options.challenge);
    return c.json({ options: { ...options } }, 200);
  });

  router.openapi(login, async (c) => {
    const { credential, remember } = c.req.valid('json');
    const user = await memberOfPasskey(c, { credential, purpose: 'sign-in' });
    await signIn(c, user, remember ?? false);
    return c.json({ redirect: `${c.get('backend').settings.appUrl}/` }, 200);
  });
}
