import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { emailChangeLinkAnswer, emailChangeToken } from '#src/contract/settings/email-change.ts';
import type { Env, Router } from '../../context.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { noteEvent } from '../../auth/session/account-log.ts';
import { announceChange } from './ask-email-change.ts';
import { lookAtLink, pressLink } from './email-change-link.ts';
import { sendWarning } from '../../auth/access/mails.ts';

const tags = ['verification'];
const shared = {
  method: 'post' as const,
  tags,
  middleware: [throttle('email-change-link', 30)],
  request: { body: jsonBody(emailChangeToken) },
};
const refused = refusals(403, 404, 419, 422, 429);

const look = createRoute({
  ...shared,
  path: '/api/v1/email_change/look',
  summary: 'What a mailed link is about; does nothing',
  responses: { 200: jsonAnswer(emailChangeLinkAnswer, 'How it stands.'), ...refused },
});
const confirm = createRoute({
  ...shared,
  path: '/api/v1/email_change/confirm',
  summary: 'Confirm for the address that the link went to; signed in or not',
  responses: {
    200: jsonAnswer(emailChangeLinkAnswer, '`changed` once both have; again, it answers the same.'),
    ...refused,
  },
});
const cancel = createRoute({
  ...shared,
  path: '/api/v1/email_change/cancel',
  summary: 'Cancel the change, from either address',
  responses: {
    200: jsonAnswer(emailChangeLinkAnswer, '`cancelled`, or what it came to before.'),
    ...refused,
  },
});

async function press(c: Context<Env>, token: string, intent: 'confirm' | 'cancel') {
  const backend = c.get('backend');
  const pressed = await pressLink(backend, token, c.get('user')?.id, intent);
  const { link, did, user, fromEmail } = pressed;
  if (did === 'changed')
    await sendWarning(c, { ...user, email: fromEmail }, 'email-changed', fromEmail);
  if (did === 'ended' && intent === 'cancel') await noteEvent(c, user.id, 'email_change_cancelled');
  if (did !== null) await announceChange(backend, user.id, did === 'confirmed' ? 'pending' : did);
  return link;
}

/** The other side: what the two mailed links lead to, in whatever browser they are opened. */
export function addEmailChangeLink(router: Router) {
  router.openapi(look, async (c) => {
    const { token } = c.req.valid('json');
    return c.json({ data: await lookAtLink(c.get('backend'), token, c.get('user')?.id) }, 200);
  });
  router.openapi(confirm, async (c) =>
    c.json({ data: await press(c, c.req.valid('json').token, 'confirm') }, 200),
  );
  router.openapi(cancel, async (c) =>
    c.json({ data: await press(c, c.req.valid('json').token, 'cancel') }, 200),
  );
}
