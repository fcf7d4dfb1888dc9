import { createRoute } from '@hono/zod-openapi';
import { registerSocialRequest } from '#src/contract/auth/social.ts';
import { createMember } from '../members/create-member.ts';
import { findByEmail } from '../members/find-user.ts';
import { sendVerification } from '../access/mails.ts';
import { guest } from '../access/middleware.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { throttle } from '../../http/throttle.ts';
import { usernameMessage, usernameProblem } from '../members/usernames.ts';
import type { Router } from '../../context.ts';
import { conflict, invalid } from '../../http/failures.ts';
import { emptyAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { linkAccount } from '../sign-in/social-accounts.ts';
import { identityOf } from './ticket.ts';

const register = createRoute({
  method: 'post',
  path: '/register_social',
  tags: ['social'],
  summary: 'Create an account without a password, for whom a provider vouches',
  middleware: [guest, throttle('register', 20)],
  request: { body: jsonBody(registerSocialRequest) },
  responses: {
    201: emptyAnswer('Signed in; verified when the address is the provider’s to vouch for.'),
    302: { description: 'Already signed in.' },
    ...refusals(409, 419, 422, 429),
  },
});

const emailTaken = () =>
  conflict(
    'An account with this email exists already. Attach it with its password.',
    'email_taken',
  );

/** Registration of a person whom a provider identified. */
export function addRegisterSocial(router: Router) {
  router.openapi(register, async (c) => {
    const backend = c.get('backend');
    const { db, clock } = backend;
    const { provider, jwt, token, ...input } = c.req.valid('json');
    const identity = await identityOf(c, { provider, jwt, credential: token });
    const email = input.email ?? identity.email;
    if (email === null) throw invalid({ email: ['The email field is required.'] });
    const problem = await usernameProblem(backend, input.username);
    if (problem) throw invalid({ username: [usernameMessage[problem]] });
    if (await findByEmail(db, email)) throw emailTaken();
    const isProven =
      identity.isEmailTrusted && identity.email?.toLowerCase() === email.toLowerCase();
    const user = await db.transaction(async (tx) => {
      const member = await createMember(c, tx, {
        email,
        username: input.username,
        displayName: input.display_name,
        emailVerifiedAt: isProven ? clock() : null,
        referral: input.referral,
      });
      await linkAccount(tx, member.id, identity, clock());
      return member;
    });
    await signIn(c, user, false);
    if (!isProven) await sendVerification(c, user);
    return c.json('' as const, 201);
  });
}
