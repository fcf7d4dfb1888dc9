import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { registerRequest, usernameAnswer } from '#src/contract/auth/auth.ts';
import type { Router } from '../context.ts';
import { invalid } from '../http/failures.ts';
import { emptyAnswer, jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { createMember } from './members/create-member.ts';
import { findByEmail } from './members/find-user.ts';
import { sendVerification } from './access/mails.ts';
import { guest } from './access/middleware.ts';
import { checkNewPassword, hashPassword } from './sign-in/password.ts';
import { signIn } from './sign-in/sign-in.ts';
import { emailTaken } from './members/taken.ts';
import { throttle } from '../http/throttle.ts';
import { usernameMessage, usernameProblem } from './members/usernames.ts';

const register = createRoute({
  method: 'post',
  path: '/register',
  tags: ['registration'],
  summary: 'Create an account; its member is signed in and mailed a link',
  middleware: [guest, throttle('register', 20)],
  request: { body: jsonBody(registerRequest) },
  responses: {
    201: emptyAnswer('Signed in, not yet verified.'),
    302: { description: 'Already signed in.' },
    ...refusals(419, 422, 429),
  },
});

const username = createRoute({
  method: 'get',
  path: '/api/v1/usernames/{name}',
  tags: ['registration'],
  summary: 'Whether a username is free; advice only',
  middleware: [throttle('usernames', 60)],
  request: { params: z.object({ name: z.string().max(100) }) },
  responses: { 200: jsonAnswer(usernameAnswer, 'Free, or why not.'), ...refusals(422, 429) },
});

/** Account creation. */
export function addRegistration(router: Router) {
  router.openapi(register, async (c) => {
    const backend = c.get('backend');
    const { db } = backend;
    const input = c.req.valid('json');
    const errors: Record<string, string[]> = {};
    if (await findByEmail(db, input.email)) errors.email = [emailTaken];
    const problem = await usernameProblem(backend, input.username);
    if (problem) errors.username = [usernameMessage[problem]];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    checkNewPassword(input, input);
    const passwordHash = await hashPassword(input.password);
    const { email, username: name, display_name: displayName, referral } = input;
    const user = await db.transaction((tx) =>
      createMember(c, tx, { email, username: name, displayName, passwordHash, referral }),
    );
    await signIn(c, user, input.remember ?? false);
    await sendVerification(c, user);
    return c.json('' as const, 201);
  });

  router.openapi(username, async (c) => {
    const { name } = c.req.valid('param');
    const reason = await usernameProblem(c.get('backend'), name, c.get('user')?.id);
    return c.json(reason ? { available: false, reason } : { available: true }, 200);
  });
}
