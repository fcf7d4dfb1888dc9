import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  peopleAnswer,
  peopleCounts,
  peopleList,
  peopleQuery,
  type PeopleList,
} from '#src/contract/people/relation.ts';
import { currentUser } from '../auth/access/middleware.ts';
import { throttle } from '../http/throttle.ts';
import { members } from '../auth/access/members.ts';
import type { Router } from '../context.ts';
import { csvAnswer, csvLocale, sendCsv } from '../lib/csv.ts';
import { notFound } from '../http/failures.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';
import { compressedJson } from '../http/compressed-json.ts';
import { peopleCsv } from './csv.ts';
import { countRows } from './list-query.ts';
import { readList } from './lists.ts';

const tags = ['people'];
const params = z.object({ list: z.string() });

const counts = createRoute({
  method: 'get',
  path: '/api/v1/people/counts',
  tags,
  summary: 'How many each of my lists holds',
  middleware: members,
  responses: { 200: jsonAnswer(peopleCounts, 'The numbers.'), ...refusals(401, 403) },
});

const show = createRoute({
  method: 'get',
  path: '/api/v1/people/{list}',
  tags,
  summary: 'One of my lists of people, latest first',
  description: 'Whole, or a page when `limit` is given. An unreadable `after` is the first page.',
  middleware: [...members, throttle('people-list', 240)],
  request: { params, query: peopleQuery },
  responses: {
    200: jsonAnswer(peopleAnswer, 'The rows, without photos: ask for those in sight.'),
    ...refusals(401, 403, 404, 422, 429),
  },
});

const csv = createRoute({
  method: 'get',
  path: '/api/v1/people/{list}/csv',
  tags,
  summary: 'The whole list as a file for spreadsheets',
  middleware: [...members, throttle('people-csv', 10)],
  request: { params, query: z.object({ locale: z.string().optional() }) },
  responses: {
    200: csvAnswer,
    ...refusals(401, 403, 404, 429),
  },
});

function listFrom(name: string): PeopleList {
  const list = peopleList.safeParse(name);
  if (!list.success) throw notFound();
  return list.data;
}

/** Everything the lists' screens read. */
export function addLists(router: Router) {
  router.openapi(counts, async (c) => {
    const { db } = c.get('backend');
    const memberId = currentUser(c).id;
    const count = (list: PeopleList) => countRows(db, { memberId, list });
    const [subscriptions, followed, subscribers, followers, blacklist] = await Promise.all([
      count('subscriptions'),
      count('followed'),
      count('subscribers'),
      count('followers'),
      count('blacklist'),
    ]);
    return c.json({ subscriptions, followed, subscribers, followers, blacklist }, 200);
  });

  router.openapi(show, async (c) => {
    const list = listFrom(c.req.valid('param').list);
    const query = c.req.valid('query');
    return compressedJson(c, await readList(c.get('backend'), currentUser(c).id, list, query));
  });

  router.openapi(csv, async (c) => {
    const list = listFrom(c.req.valid('param').list);
    const user = currentUser(c);
    const locale = csvLocale(c.req.valid('query').locale, user.preferredLocale);
    return sendCsv(c, list, peopleCsv(c.get('backend'), user.id, list, locale));
  });
}
