import { createRoute } from '@hono/zod-openapi';
import { changeEmailRequest } from '#src/contract/auth/auth.ts';
import { emailChangeAnswer } from '#src/contract/settings/email-change.ts';
import type { Router } from '../../context.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { noteEvent } from '../../auth/session/account-log.ts';
import { announceChange, askEmailChange } from './ask-email-change.ts';
import { endChange, presentChange, renewChange, waitingChange } from './email-change.ts';
import { mailChange } from './email-change-mails.ts';
import {
  confirmPassword,
  currentUser,
  requireUser,
  requireVerified,
} from '../../auth/access/middleware.ts';
import { answerTime, timebox } from '../../auth/sign-in/password.ts';

const tags = ['account'];
const path = '/api/v1/me/email_change';
const mine = [requireUser, requireVerified];

const read = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The change of my address that waits for both to confirm, or null',
  middleware: mine,
  responses: { 200: jsonAnswer(emailChangeAnswer, 'What waits.'), ...refusals(401, 403) },
});

const ask = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Ask for another address: links go to the old and to the new one',
  description:
    'The answer is the same for an address that is somebody’s: only its member is mailed.',
  middleware: [...mine, confirmPassword],
  request: { body: jsonBody(changeEmailRequest) },
  responses: {
    200: jsonAnswer(emailChangeAnswer, 'What waits from now on, in place of what did before.'),
    ...refusals(401, 403, 419, 422, 423, 429),
  },
});

const resend = createRoute({
  method: 'post',
  path: `${path}/resend`,
  tags,
  summary: 'Mail the links once more to whoever has not confirmed; once a minute',
  middleware: [...mine, throttle('email-change-resend', 12, 3600)],
  responses: {
    200: jsonAnswer(emailChangeAnswer, 'Mailed; the links work for another day.'),
    ...refusals(401, 403, 409, 419, 429),
  },
});

const cancel = createRoute({
  method: 'delete',
  path,
  tags,
  summary: 'Cancel the change that waits; needs no password, since nothing changes by it',
  middleware: mine,
  responses: {
    200: jsonAnswer(emailChangeAnswer, 'Nothing waits.'),
    ...refusals(401, 403, 419),
  },
});

/** A member's own side of a change of their address. */
export function addEmailChange(router: Router) {
  router.openapi(read, async (c) => {
    const backend = c.get('backend');
    const row = await waitingChange(backend.db, currentUser(c).id);
    return c.json({ data: presentChange(backend, row) }, 200);
  });

  router.openapi(ask, async (c) => {
    const row = await askEmailChange(c, currentUser(c), c.req.valid('json').email);
    return c.json({ data: presentChange(c.get('backend'), row) }, 200);
  });

  router.openapi(resend, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    const row = await renewChange(backend, user);
    await timebox(answerTime, () => mailChange(c, user, row, false));
    await announceChange(backend, user.id, 'pending', c.get('socketId'));
    return c.json({ data: presentChange(backend, row) }, 200);
  });

  router.openapi(cancel, async (c) => {
    const backend = c.get('backend');
    const { id } = currentUser(c);
    if (await endChange(backend, id)) {
      await noteEvent(c, id, 'email_change_cancelled');
      await announceChange(backend, id, 'ended', c.get('socketId'));
    }
    return c.json({ data: null }, 200);
  });
}
