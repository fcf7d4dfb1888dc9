import { createRoute } from '@hono/zod-openapi';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import {
  accountEventKind,
  accountLogAnswer,
  securityAnswer,
  type AccountEvent,
} from '#src/contract/settings/security.ts';
import { currentUser, requireUser } from '../auth/middleware.ts';
import { waysBesidesPassword } from '../auth/passkeys.ts';
import { recoveryCodesLeft } from '../auth/recovery-codes.ts';
import { hasTwoFactor } from '../auth/sign-in.ts';
import type { Backend, Router } from '../context.ts';
import { accountEvents } from '../db/schema/account-log.ts';
import { decodeCursor, encodeCursor } from '../feed/cursor.ts';
import { jsonAnswer, refusals } from '../openapi/answers.ts';

const tags = ['account'];
const perPage = 20;
const maxId = 2_147_483_647;

const security = createRoute({
  method: 'get',
  path: '/api/v1/me/security',
  tags,
  summary: 'Which ways into the account there are, without their secrets',
  middleware: [requireUser],
  responses: { 200: jsonAnswer(securityAnswer, 'The ways in.'), ...refusals(401) },
});

const log = createRoute({
  method: 'get',
  path: '/api/v1/me/log',
  tags,
  summary: 'What happened to the account, latest first',
  middleware: [requireUser],
  request: { query: z.object({ cursor: z.string().optional() }) },
  responses: {
    200: jsonAnswer(accountLogAnswer, 'Twenty a page; an unreadable cursor is the first.'),
    ...refusals(401, 422),
  },
});

/** One page of a member's log. */
async function pageOf({ db }: Backend, userId: number, cursorText: string | undefined) {
  const cursor = decodeCursor('id', cursorText);
  const from = cursor && Math.abs(cursor.id) <= maxId ? cursor.id : null;
  const older = from === null ? undefined : lt(accountEvents.id, from);
  const found = await db
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.userId, userId), older))
    .orderBy(desc(accountEvents.id))
    .limit(perPage + 1);
  const rows = found.slice(0, perPage);
  const last = found.length > perPage ? rows.at(-1)?.id : undefined;
  const data: AccountEvent[] = rows.map((row) => ({
    id: row.id,
    kind: accountEventKind.parse(row.kind),
    ip: row.ip,
    agent: row.agent,
    created_at: row.createdAt.toISOString(),
  }));
  const next =
    last === undefined ? null : encodeCursor('id', { key: last, id: last, pointsToNext: true });
  return { data, meta: { next_cursor: next } };
}

/** Routes of the ways to sign in and of the account's log. */
export function addSecurity(router: Router) {
  router.openapi(security, async (c) => {
    const user = currentUser(c);
    const isOn = hasTwoFactor(user);
    const data = {
      has_password: user.passwordHash !== null,
      other_ways: await waysBesidesPassword(c.get('backend').db, user.id),
      two_factor_enabled: isOn,
      recovery_codes_left: isOn ? recoveryCodesLeft(user) : 0,
    };
    return c.json({ data }, 200);
  });

  router.openapi(log, async (c) => {
    const page = await pageOf(c.get('backend'), currentUser(c).id, c.req.valid('query').cursor);
    return c.json(page, 200);
  });
}
