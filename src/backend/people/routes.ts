import { createRoute } from '@hono/zod-openapi';
import { and, desc, eq, exists, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { avatarsAnswer, avatarsRequest, suggestionsAnswer } from '#src/contract/people/people.ts';
import { currentUser } from '../auth/access/middleware.ts';
import { members } from '../auth/access/members.ts';
import type { Backend, Router } from '../context.ts';
import type { Queryable } from '../db/db.ts';
import { bans, follows } from '../db/schema/people.ts';
import { users } from '../db/schema/users.ts';
import { avatarUrl } from '../media/addresses.ts';
import { newRouter } from '../http/router.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import type { AfterChange } from './after-change.ts';
import { presentCard } from './card.presenter.ts';
import { addCommands } from './commands.routes.ts';
import { addLists } from './lists.routes.ts';

const tags = ['people'];

const avatars = createRoute({
  method: 'post',
  path: '/api/v1/people/avatars',
  tags,
  summary: 'Avatars of some people',
  middleware: members,
  request: { body: jsonBody(avatarsRequest) },
  responses: {
    200: jsonAnswer(
      avatarsAnswer,
      'Ids that nobody has, or who is not there for the caller, are left out.',
    ),
    ...refusals(401, 403, 419, 422),
  },
});

const suggestions = createRoute({
  method: 'get',
  path: '/api/v1/suggestions',
  tags,
  summary: 'Creators I do not follow yet, best known first',
  middleware: members,
  request: { query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(6) }) },
  responses: { 200: jsonAnswer(suggestionsAnswer, 'Cards.'), ...refusals(401, 403, 422) },
});

/** Avatars, suggestions, lists, and what members do to one another. */
export function peopleRoutes(after: AfterChange): Router {
  const router = newRouter();
  router.openapi(avatars, async (c) => {
    const ids = [...new Set(c.req.valid('json').userIds)];
    const { db } = c.get('backend');
    const rows = await db
      .select({ id: users.id, photo: users.profilePhoto })
      .from(users)
      .where(
        and(
          inArray(users.id, ids),
          eq(users.isDeleted, false),
          notBlockedBy(db, currentUser(c).id),
        ),
      );
    const found = rows.map(({ id, photo }) => ({ id, profile_photo: avatarUrl(photo) }));
    return c.json({ avatars: found }, 200);
  });

  router.openapi(suggestions, async (c) => {
    const backend = c.get('backend');
    const rows = await suggested(backend, currentUser(c).id, c.req.valid('query').limit);
    return c.json({ data: rows.map((row) => presentCard(row, backend.clock())) }, 200);
  });
  addLists(router);
  addCommands(router, after);
  return router;
}

/** People who did not block the viewer. */
const notBlockedBy = (db: Queryable, viewerId: number) =>
  not(
    exists(
      db
        .select({ by: bans.byUserId })
        .from(bans)
        .where(
          and(eq(bans.byUserId, users.id), eq(bans.toUserId, viewerId), eq(bans.banType, 'block')),
        ),
    ),
  );

const suggested = ({ db }: Backend, viewerId: number, limit: number) =>
  db
    .select()
    .from(users)
    .where(
      and(
        eq(users.isCreator, true),
        eq(users.isDeleted, false),
        eq(users.isFindable, true),
        isNotNull(users.emailVerifiedAt),
        ne(users.id, viewerId),
        ne(users.id, 1),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(follows)
              .where(and(eq(follows.byUserId, viewerId), eq(follows.toUserId, users.id))),
          ),
        ),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(bans)
              .where(
                or(
                  and(eq(bans.byUserId, viewerId), eq(bans.toUserId, users.id)),
                  and(eq(bans.byUserId, users.id), eq(bans.toUserId, viewerId)),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(desc(users.followersCount), users.id)
    .limit(limit);
