import { createRoute } from '@hono/zod-openapi';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import {
  passkeyConfirmAnswer,
  passkeyConfirmRequest,
  passkeyOptionsAnswer,
} from '#src/contract/auth/passkey.ts';
import type { Router } from '../../context.ts';
import { conflict } from '../../http/failures.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { putInSession } from '../session/session.ts';
import { currentUser, requireUser, unixSeconds } from '../access/middleware.ts';
import { keepChallenge, relyingParty } from './passkey-challenge.ts';
import { keysOf, memberOfPasskey } from './passkeys.ts';

const tags = ['passkeys'];

const options = createRoute({
  method: 'get',
  path: '/passkeys/confirm/options',
  tags,
  summary: 'What one of my passkeys is to sign in place of the password',
  middleware: [requireUser, throttle('passkey-options', 60)],
  responses: {
    200: jsonAnswer(passkeyOptionsAnswer, 'Good for five minutes, once.'),
    ...refusals(401, 409, 429),
  },
});

const confirm = createRoute({
  method: 'post',
  path: '/passkeys/confirm',
  tags,
  summary: 'Confirm with a passkey for three hours, as with the password',
  middleware: [requireUser, throttle('passkeys', 10)],
  request: { body: jsonBody(passkeyConfirmRequest) },
  responses: {
    200: jsonAnswer(passkeyConfirmAnswer, 'Confirmed.'),
    ...refusals(401, 419, 422, 429),
  },
});

/** A passkey in place of the password (contract §2), and of the mailed link of who has none. */
export function addPasskeyConfirmation(router: Router) {
  router.openapi(options, async (c) => {
    const own = await keysOf(c.get('backend'), currentUser(c).id);
    if (own.length === 0) throw conflict('You have no passkey.', 'no_passkey');
    const { rpID } = relyingParty(c);
    const asked = await generateAuthenticationOptions({
      rpID,
      allowCredentials: own,
      userVerification: 'required',
    });
    keepChallenge(c, 'confirm', asked.challenge);
    return c.json({ options: { ...asked } }, 200);
  });

  router.openapi(confirm, async (c) => {
    const { credential } = c.req.valid('json');
    await memberOfPasskey(c, { credential, purpose: 'confirm', ownerId: currentUser(c).id });
    putInSession(c, { passwordConfirmedAt: unixSeconds(c), confirmedAddress: undefined });
    return c.json({ redirect: `${c.get('backend').settings.appUrl}/` }, 200);
  });
}
