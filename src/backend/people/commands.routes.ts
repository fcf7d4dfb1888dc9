import { createRoute } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  banRequest,
  relationAnswer,
  type BanType,
  type PeopleList,
  type RelationAnswer,
} from '#src/contract/people/relation.ts';
import { currentUser } from '../auth/access/middleware.ts';
import { throttle } from '../http/throttle.ts';
import { members } from '../auth/access/members.ts';
import type { Backend, Env, Router } from '../context.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { invalid, notFound } from '../http/failures.ts';
import { rowIdFrom } from '../http/row-id.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import type { AfterChange } from './after-change.ts';
import { banMoved, relationMoved } from './announce.ts';
import { setBan } from './ban.ts';
import { setFollow } from './follow.ts';
import { readEntry, readList } from './lists.ts';
import { setRenewal } from './renew.ts';
import { rightEnded } from './rights/ended.ts';
import { relationsWith } from './relations.ts';
import { viewerRelation } from './viewer-relation.ts';

/** Rows that an answer carries of a list that may have thousands. */
const announcedRows = 100;
/**
 * One budget for all of them: far above any hand, far below a script that walks through everybody.
 */
const middleware = [...members, throttle('relations', 120)];

const command = (name: string, summary: string, ...statuses: (409 | 422)[]) =>
  createRoute({
    method: 'post',
    path: `/api/v1/people/{id}/${name}`,
    tags: ['people'],
    summary,
    middleware,
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: jsonAnswer(relationAnswer, 'The caller’s list; the same again changes nothing.'),
      ...refusals(401, 403, 404, 419, 422, 429, ...statuses),
    },
  });

const follow = command('start_following', 'Follow somebody; 403 across a block');
const unfollow = command('stop_following', 'Follow somebody no longer');
const forgive = command('forgive', 'Lift a ban; what it ended is not restored');
const cancel = command('deactivate_renew', 'Let a subscription end; following stays');
const reactivate = command('reactivate_renew', 'Let a running subscription renew again', 409);
const ban = createRoute({
  ...command('ban', 'Mute, restrict or block somebody; again with another type changes it'),
  request: { params: z.object({ id: z.string() }), body: jsonBody(banRequest) },
});

/** Everything a member does to another. */
export function addCommands(router: Router, after: AfterChange) {
  for (const [route, isFollowing] of [
    [follow, true],
    [unfollow, false],
  ] as const)
    router.openapi(route, async (c) => {
      const call = await callOf(c, c.req.valid('param').id, isFollowing);
      const { backend, byUserId, toUserId } = call;
      if (await setFollow(backend, byUserId, toUserId, isFollowing)) {
        await relationMoved(backend, call, 'followed');
        if (isFollowing) await after.followed(backend, byUserId, toUserId);
        else await rightEnded(backend, { of: 'reader', readerId: byUserId, authorId: toUserId });
      }
      return c.json(await answer(call, 'followed'), 200);
    });

  for (const [route, renews] of [
    [cancel, false],
    [reactivate, true],
  ] as const)
    router.openapi(route, async (c) => {
      const call = await callOf(c, c.req.valid('param').id, renews);
      const { backend, byUserId, toUserId } = call;
      if (await setRenewal(backend, byUserId, toUserId, renews))
        await relationMoved(backend, call, 'subscriptions');
      return c.json(await answer(call, 'subscriptions'), 200);
    });

  router.openapi(ban, async (c) => {
    const call = await banCallOf(c, c.req.valid('param').id, true);
    await moveBan(call, c.req.valid('json').ban_type, after);
    return c.json(await answer(call, 'blacklist'), 200);
  });

  router.openapi(forgive, async (c) => {
    const call = await callOf(c, c.req.valid('param').id, false);
    await moveBan(call, null, after);
    return c.json(await answer(call, 'blacklist'), 200);
  });
}

interface Call {
  backend: Backend;
  byUserId: number;
  toUserId: number;
  other: UserRow;
  socketId: string | undefined;
}

/**
 * 404 for an unknown user, the system account, and, where something begins, a deleted one; 422 for
 * oneself.
 */
async function callOf(c: Context<Env>, id: string, isBeginning: boolean): Promise<Call> {
  const backend = c.get('backend');
  const byUserId = currentUser(c).id;
  const toUserId = rowIdFrom(id);
  if (toUserId === byUserId) throw invalid({ id: ['You cannot do this to yourself.'] });
  const [other] = await backend.db.select().from(users).where(eq(users.id, toUserId));
  if (!other || other.id === 1 || (isBeginning && other.isDeleted)) throw notFound();
  return { backend, byUserId, toUserId, other, socketId: c.get('socketId') };
}

/** 404 as well for who blocks the caller, unless the caller's own blacklist holds them. */
async function banCallOf(c: Context<Env>, id: string, isBeginning: boolean): Promise<Call> {
  const call = await callOf(c, id, isBeginning);
  const { db, clock } = call.backend;
  const relationOf = await relationsWith(db, call.byUserId, [call.toUserId], clock());
  const { bansMe, iBan } = relationOf(call.toUserId);
  if (bansMe === 'block' && iBan === null) throw notFound();
  return call;
}

async function moveBan(call: Call, banType: BanType | null, after: AfterChange) {
  const { backend, byUserId, toUserId } = call;
  const before = await setBan(backend, call, banType, after.blocking);
  if (before === banType) return;
  await banMoved(backend, call, before, banType);
  await after.banned(backend, call, before, banType);
  const pair = { one: byUserId, other: toUserId };
  if (banType === 'restrict') await rightEnded(backend, { of: 'chat', ...pair });
  if (banType === 'block') await rightEnded(backend, { of: 'pair', ...pair });
}

async function answer(call: Call, list: PeopleList): Promise<RelationAnswer> {
  const { backend, byUserId, toUserId } = call;
  const [other = call.other] = await backend.db.select().from(users).where(eq(users.id, toUserId));
  const { list: rows, count } = await readList(backend, byUserId, list, { limit: announcedRows });
  return {
    success: true,
    list_name: list,
    list: rows,
    count,
    entry: await readEntry(backend, byUserId, list, toUserId),
    relation: await viewerRelation(backend, byUserId, other),
  };
}
