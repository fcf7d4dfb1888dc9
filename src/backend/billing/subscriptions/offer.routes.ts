import { createRoute } from '@hono/zod-openapi';
import {
  subscriptionSettingsAnswer,
  subscriptionSettingsRequest,
} from '#src/contract/people/subscription.ts';
import { members } from '../../auth/access/members.ts';
import { confirmPassword, currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { noteEvent } from '../../auth/session/account-log.ts';
import { readOffer, writeOffer } from './offer.ts';

const tags = ['billing'];
const path = '/api/v1/me/subscription_settings';

const read = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'What I offer to who subscribes',
  middleware: members,
  responses: {
    200: jsonAnswer(subscriptionSettingsAnswer, 'As it stands now.'),
    ...refusals(401, 403),
  },
});

const write = createRoute({
  method: 'put',
  path,
  tags,
  summary: 'Change what I offer to who subscribes',
  middleware: [...members, throttle('subscription-settings', 20), confirmPassword],
  request: { body: jsonBody(subscriptionSettingsRequest) },
  responses: {
    200: jsonAnswer(subscriptionSettingsAnswer, 'Who subscribes already keeps their price.'),
    ...refusals(401, 403, 409, 419, 422, 423, 429),
  },
});

/** The creator's side of subscriptions: price, discounts, days to try, and a promotion. */
export function addOffer(router: Router) {
  router.openapi(read, async (c) => {
    const { db, clock } = c.get('backend');
    return c.json({ data: await readOffer(db, currentUser(c).id, clock()) }, 200);
  });

  router.openapi(write, async (c) => {
    const { id } = currentUser(c);
    const data = await writeOffer(c.get('backend'), id, c.req.valid('json'));
    await noteEvent(c, id, 'offer_changed');
    return c.json({ data }, 200);
  });
}
