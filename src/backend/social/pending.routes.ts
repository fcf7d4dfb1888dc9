import { createRoute } from '@hono/zod-openapi';
import { socialPendingAnswer } from '#src/contract/auth/social.ts';
import type { Router } from '../context.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';
import { putInSession } from '../session/session.ts';
import { profileOf } from './enter.ts';
import { pendingOf, ticketOf } from './ticket.ts';

const read = createRoute({
  method: 'get',
  path: '/auth/social/pending',
  tags: ['social'],
  summary: 'How this browser’s last way through a provider ended',
  responses: {
    200: jsonAnswer(socialPendingAnswer, 'It waits for the person.'),
    204: { description: 'Nothing waits.' },
  },
});

const forget = createRoute({
  method: 'delete',
  path: '/auth/social/pending',
  tags: ['social'],
  summary: 'Forget it',
  responses: { 204: { description: 'Forgotten.' }, ...refusals(419) },
});

/**
 * Routes that carry the ticket back from Twitter, and over a reload: in the session, never in an
 * address.
 */
export function addPending(router: Router) {
  router.openapi(read, async (c) => {
    const backend = c.get('backend');
    const pending = pendingOf(c);
    if (!pending) return c.body(null, 204);
    if (pending.status === 'failed') {
      const { status, provider, code } = pending;
      return c.json({ status, provider, code }, 200);
    }
    const { status, identity } = pending;
    const jwt = await ticketOf(backend, pending);
    const profile = await profileOf(backend, identity);
    return c.json({ status, provider: identity.provider, jwt, profile }, 200);
  });

  router.openapi(forget, (c) => {
    if (c.get('session')) putInSession(c, { pendingSocial: undefined });
    return c.body(null, 204);
  });
}
