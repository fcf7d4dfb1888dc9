import { createRoute, z } from '@hono/zod-openapi';
import { mailStopAnswer, mailStopToken } from '#src/contract/app/mail-stop.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { oneClickPath } from '../../mail/stop-token.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { lookAtStop, stopMails } from './mail-stop.ts';

const tags = ['notices'];
const shared = {
  method: 'post' as const,
  tags,
  middleware: [throttle('mail-stop', 30)],
  request: { body: jsonBody(mailStopToken) },
};
const refused = refusals(404, 419, 422, 429);

const look = createRoute({
  ...shared,
  path: '/api/v1/mail_stop/look',
  summary: 'Which mails the link at the end of one stops; does nothing',
  responses: { 200: jsonAnswer(mailStopAnswer, 'Whether they still come.'), ...refused },
});
const press = createRoute({
  ...shared,
  path: '/api/v1/mail_stop/press',
  summary: 'Stop these mails; signed in or not',
  responses: {
    200: jsonAnswer(mailStopAnswer, 'Stopped; again, it answers the same.'),
    ...refused,
  },
});
const params = z.object({ token: mailStopToken.shape.token });
const oneClick = createRoute({
  method: 'post',
  path: `${oneClickPath}/{token}`,
  tags,
  summary: 'Stop these mails, as a mail program does (RFC 8058); without a session',
  middleware: [throttle('mail-stop', 30)],
  request: { params },
  responses: { 204: { description: 'Stopped.' }, ...refusals(404, 422, 429) },
});

const oneClickPage = createRoute({
  method: 'get',
  path: `${oneClickPath}/{token}`,
  tags,
  summary: 'The page that stops these mails, where a mail program opens the address',
  request: { params },
  responses: { 302: { description: 'To the page; nothing is stopped yet.' } },
});

/** Adds the calls of the page that the link at the end of a mail leads to, in whatever browser. */
export function addMailStop(router: Router) {
  router.openapi(look, async (c) =>
    c.json({ data: await lookAtStop(c.get('backend'), c.req.valid('json').token) }, 200),
  );
  router.openapi(press, async (c) =>
    c.json({ data: await stopMails(c.get('backend'), c.req.valid('json').token) }, 200),
  );
}

/** The door of mail programs, which have no session; who opens its address is led to the page. */
export function oneClickRoutes(): Router {
  const router = newRouter();
  router.openapi(oneClick, async (c) => {
    await stopMails(c.get('backend'), c.req.valid('param').token);
    return c.body(null, 204);
  });
  router.openapi(oneClickPage, (c) =>
    c.redirect(`/mail-stop/${encodeURIComponent(c.req.valid('param').token)}`, 302),
  );
  return router;
}
