import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  cardAnswer,
  cardChangeRequest,
  cardConflict,
  cardRequest,
  cardsAnswer,
  cardSetupAnswer,
  paymentRefused,
} from '#src/contract/billing/billing.ts';
import { apiError } from '#src/contract/lib/errors.ts';
import { sendWarning } from '../../auth/access/mails.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import { throttle } from '../../http/throttle.ts';
import { members, membersOnce } from '../../auth/access/members.ts';
import type { Router } from '../../context.ts';
import { rowIdFrom } from '../../http/row-id.ts';
import { jsonAnswer, jsonBody, refusals } from '../../openapi/answers.ts';
import { listCards, makeDefaultCard, removeCard, saveCard } from './cards.ts';
import { ProviderDown } from '../provider/provider.ts';
import { customerOf, paymentsUnavailable, providerOf } from '../provider/providers.ts';

const tags = ['billing'];
const params = z.object({ id: z.string() });
/** Another card that renews what the removed one did. */
const query = z.object({
  replace_with: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
const unavailable: object = {
  503: jsonAnswer(apiError, 'The payment provider cannot be reached.'),
};

const list = createRoute({
  method: 'get',
  path: '/api/v1/billing/cards',
  tags,
  summary: 'My cards, the default first',
  middleware: members,
  responses: { 200: jsonAnswer(cardsAnswer, 'Never a number.'), ...refusals(401, 403) },
});

const setup = createRoute({
  method: 'post',
  path: '/api/v1/billing/cards/setup',
  tags,
  summary: 'A field of the payment provider to enter a card in',
  middleware: [...members, throttle('card-setup', 30)],
  responses: {
    200: jsonAnswer(cardSetupAnswer, 'For an hour.'),
    ...refusals(401, 403, 419, 429),
    ...unavailable,
  },
});

const save = createRoute({
  method: 'post',
  path: '/api/v1/billing/cards',
  tags,
  summary: 'Keep the card that was entered',
  middleware: [...membersOnce, throttle('card-save', 30)],
  request: { body: jsonBody(cardRequest) },
  responses: {
    201: jsonAnswer(cardAnswer, 'Kept; the first one is the default.'),
    ...refusals(400, 401, 403, 419, 422, 429),
    ...({
      402: jsonAnswer(paymentRefused, 'The bank refuses the card.'),
      409: jsonAnswer(cardConflict, 'The card is kept already.'),
    } as object),
    ...unavailable,
  },
});

const change = createRoute({
  method: 'patch',
  path: '/api/v1/billing/cards/{id}',
  tags,
  summary: 'Make a card the default',
  middleware: members,
  request: { params, body: jsonBody(cardChangeRequest) },
  responses: {
    200: jsonAnswer(cardsAnswer, 'All of them, the default first.'),
    ...refusals(401, 403, 404, 419, 422),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/v1/billing/cards/{id}',
  tags,
  summary: 'Forget a card',
  middleware: members,
  request: { params, query },
  responses: {
    204: { description: 'Gone, here and at the provider.' },
    ...refusals(401, 403, 404, 419, 422),
    ...({ 409: jsonAnswer(cardConflict, 'Subscriptions renew with it.') } as object),
  },
});

/** Nothing happened at a provider that is down. */
const orUnavailable = (error: unknown): never => {
  throw error instanceof ProviderDown ? paymentsUnavailable() : error;
};

/** A member's cards. Numbers go from the provider's field to the provider, never through here. */
export function addCards(router: Router) {
  router.openapi(list, async (c) =>
    c.json({ data: await listCards(c.get('backend'), currentUser(c).id) }, 200),
  );

  router.openapi(setup, async (c) => {
    const provider = providerOf(c.get('backend'));
    const { id, url, expiresAt } = await provider
      .openSetup(customerOf(currentUser(c).id))
      .catch(orUnavailable);
    const answer = { setup_id: id, url, origin: provider.frameOrigin };
    return c.json({ ...answer, expires_at: expiresAt.toISOString() }, 200);
  });

  router.openapi(save, async (c) => {
    const body = c.req.valid('json');
    const user = currentUser(c);
    const { card, isNew } = await saveCard(c.get('backend'), user.id, body).catch(orUnavailable);
    if (isNew) await sendWarning(c, user, 'card-added');
    return c.json({ data: card }, 201);
  });

  router.openapi(change, async (c) => {
    const backend = c.get('backend');
    const user = currentUser(c);
    if (await makeDefaultCard(backend, user.id, rowIdFrom(c.req.valid('param').id)))
      await sendWarning(c, user, 'card-preferred');
    return c.json({ data: await listCards(backend, user.id) }, 200);
  });

  router.openapi(remove, async (c) => {
    const id = rowIdFrom(c.req.valid('param').id);
    const { replace_with: replaceWith } = c.req.valid('query');
    const user = currentUser(c);
    await removeCard(c.get('backend'), user.id, { id, replaceWith });
    await sendWarning(c, user, 'card-removed');
    return c.body(null, 204);
  });
}
