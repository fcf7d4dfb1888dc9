import { createRoute } from '@hono/zod-openapi';
import {
  identityReport,
  identityReportAnswer,
  reportSignatureHeader,
  reportTimeHeader,
} from '#src/contract/settings/identity.ts';
import type { Router } from '../../context.ts';
import { newRouter } from '../../http/router.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { takeReport } from './report.ts';

export const callbackPath = '/api/v1/identity/callback';

const callback = createRoute({
  method: 'post',
  path: callbackPath,
  tags: ['account'],
  summary: 'What the identity provider reports; signed, without a session',
  description:
    `\`${reportSignatureHeader}\`: HMAC-SHA256, in hex, over \`TIMESTAMP.BODY\`, where TIMESTAMP is ` +
    `\`${reportTimeHeader}\` (Unix seconds, within five minutes) and BODY the bytes as they are sent.`,
  middleware: [throttle('identity-callback', 600)],
  request: { body: jsonBody(identityReport) },
  responses: {
    200: jsonAnswer(identityReportAnswer, 'Taken; a repeated or outrun report changes nothing.'),
    ...refusals(400, 401, 409, 422, 429),
  },
});

/** The provider's door: in front of sessions and of what tidies bodies, since bytes are signed. */
export function identityCallbackRoutes(): Router {
  const router = newRouter();
  router.openapi(callback, async (c) => {
    const changed = await takeReport(c.get('backend'), {
      body: await c.req.text(),
      report: c.req.valid('json'),
      timestamp: c.req.header(reportTimeHeader) ?? '',
      signature: c.req.header(reportSignatureHeader) ?? '',
    });
    return c.json({ changed }, 200);
  });
  return router;
}
