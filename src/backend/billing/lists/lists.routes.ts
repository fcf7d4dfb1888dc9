import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  balanceAnswer,
  billingAnswer,
  billingList,
  billingQuery,
  type BillingList,
} from '#src/contract/billing/billing-lists.ts';
import { members } from '../../auth/access/members.ts';
import { currentUser } from '../../auth/access/middleware.ts';
import type { Router } from '../../context.ts';
import { pageFrame } from '../../http/page-frame.ts';
import { csvAnswer, csvLocale, sendCsv } from '../../lib/csv.ts';
import { notFound } from '../../http/failures.ts';
import { throttle } from '../../http/throttle.ts';
import { jsonAnswer, refusals } from '../../openapi/answers.ts';
import { balanceOf } from './balance.ts';
import { presentListed } from './listed.presenter.ts';
import { paymentCsv } from './payment-csv.ts';
import { pageOfPayments, peopleOf, totalsOf } from './payment-list.ts';

const tags = ['billing'];
const perPage = 20;

const pageRoute = (list: BillingList, summary: string) =>
  createRoute({
    method: 'get',
    path: `/api/v1/billing/${list}`,
    tags,
    summary,
    middleware: [...members, throttle('billing-list', 240)],
    request: { query: billingQuery },
    responses: {
      200: jsonAnswer(billingAnswer, 'A page, latest first, and the totals of all pages.'),
      ...refusals(401, 403, 422, 429),
    },
  });

const csv = createRoute({
  method: 'get',
  path: '/api/v1/billing/{list}/csv',
  tags,
  summary: 'All that is asked for as a file for spreadsheets',
  middleware: [...members, throttle('billing-csv', 10)],
  request: {
    params: z.object({ list: z.string() }),
    query: billingQuery.safeExtend({ locale: z.string().optional() }),
  },
  responses: {
    200: csvAnswer,
    ...refusals(401, 403, 404, 422, 429),
  },
});

const balance = createRoute({
  method: 'get',
  path: '/api/v1/billing/balance',
  tags,
  summary: 'What I am owed and what I will be charged',
  middleware: members,
  responses: { 200: jsonAnswer(balanceAnswer, 'As it stands now.'), ...refusals(401, 403) },
});

function addPage(router: Router, list: BillingList, summary: string) {
  router.openapi(pageRoute(list, summary), async (c) => {
    const backend = c.get('backend');
    const { id: memberId } = currentUser(c);
    const asked = { memberId, list, query: c.req.valid('query') };
    const page = await pageOfPayments(backend, asked, perPage);
    const { links, meta } = pageFrame(c, { next: page.next, previous: null }, perPage);
    const data = await presentListed(backend, memberId, page.rows);
    const totals = await totalsOf(backend, asked);
    const people = await peopleOf(backend, asked);
    return c.json({ data, links, meta: { ...meta, totals, people } }, 200);
  });
}

/** A member's two lists of payments with their files, and what stands above them. */
export function addBillingLists(router: Router) {
  addPage(router, 'received', 'What came to me, latest first');
  addPage(router, 'sent', 'What I paid, latest first');

  router.openapi(balance, async (c) =>
    c.json(await balanceOf(c.get('backend'), currentUser(c).id), 200),
  );

  router.openapi(csv, async (c) => {
    const list = billingList.safeParse(c.req.valid('param').list).data;
    if (!list) throw notFound();
    const user = currentUser(c);
    const { locale: wanted, ...query } = c.req.valid('query');
    const locale = csvLocale(wanted, user.preferredLocale);
    const asked = { memberId: user.id, list, query };
    return sendCsv(c, list, paymentCsv(c.get('backend'), asked, locale));
  });
}
