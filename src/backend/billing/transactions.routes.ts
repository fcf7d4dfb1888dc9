import { createRoute } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { intentAnswer } from '#src/contract/billing/billing.ts';
import { listedTransactionAnswer } from '#src/contract/billing/billing-lists.ts';
import { currentUser } from '../auth/middleware.ts';
import { members } from '../auth/members.ts';
import type { Router } from '../context.ts';
import { payments } from '../db/schema/billing.ts';
import { notFound } from '../http/failures.ts';
import { rowIdFrom } from '../http/row-id.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';
import { catchUp } from './charge.ts';
import { findIntent, withdrawIntent } from './intents.ts';
import { presentListed } from './listed.presenter.ts';
import { ProviderDown } from './provider.ts';
import { paymentsUnavailable } from './providers.ts';
import { soldContent } from './sold.ts';
import { isKnownTo, presentTransaction } from './transaction.presenter.ts';

const tags = ['billing'];
const key = z.object({ key: z.string().min(1).max(100) });

const one = createRoute({
  method: 'get',
  path: '/api/v1/billing/transactions/{id}',
  tags,
  summary: 'One payment, as it stands now',
  middleware: members,
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonAnswer(listedTransactionAnswer, 'The provider is asked while it is open.'),
    ...refusals(401, 403, 404),
  },
});

const intent = createRoute({
  method: 'get',
  path: '/api/v1/billing/intents/{key}',
  tags,
  summary: 'What became of my Idempotency-Key',
  middleware: members,
  request: { params: key },
  responses: {
    200: jsonAnswer(intentAnswer, 'As it stands now.'),
    ...refusals(401, 403, 404, 409, 422),
  },
});

const withdraw = createRoute({
  method: 'delete',
  path: '/api/v1/billing/intents/{key}',
  tags,
  summary: 'Make sure that nothing is paid under my key',
  middleware: members,
  request: { params: key },
  responses: {
    204: { description: 'Nothing was, and nothing will be.' },
    ...refusals(401, 403, 409, 419, 422),
  },
});

/** Routes of one payment and of its intent, for a payer whose answer was lost. */
export function addTransactions(router: Router) {
  router.openapi(one, async (c) => {
    const backend = c.get('backend');
    const { id: viewerId } = currentUser(c);
    const id = rowIdFrom(c.req.valid('param').id);
    const [found] = await backend.db.select().from(payments).where(eq(payments.id, id));
    if (!found || !isKnownTo(found, viewerId)) throw notFound();
    const isOpen = found.status === 'pending' || found.status === 'requires_action';
    const row = isOpen ? await catchUp(backend, found).catch(() => found) : found;
    const [data] = await presentListed(backend, viewerId, [row]);
    if (!data) throw notFound();
    const sold = await soldContent(backend, viewerId, row);
    return c.json({ data: { ...data, ...(sold && { sold }) } }, 200);
  });

  router.openapi(intent, async (c) => {
    const backend = c.get('backend');
    const { id: payerId } = currentUser(c);
    const found = await findIntent(backend, { payerId, key: c.req.valid('param').key });
    const isOpen = found.status === 'pending' || found.status === 'requires_action';
    const row = isOpen ? await catchUp(backend, found).catch(() => found) : found;
    const transaction = await presentTransaction(backend, payerId, row);
    return c.json({ status: row.status, action_url: row.actionUrl, transaction }, 200);
  });

  router.openapi(withdraw, async (c) => {
    const asked = { payerId: currentUser(c).id, key: c.req.valid('param').key };
    await withdrawIntent(c.get('backend'), asked).catch((error: unknown) => {
      throw error instanceof ProviderDown ? paymentsUnavailable() : error;
    });
    return c.body(null, 204);
  });
}
