import { createRoute } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { ownPicturesAnswer, pictureRequest } from '#src/contract/own-pictures.ts';
import { alignment } from '#src/contract/profile.ts';
import { members } from '../auth/members.ts';
import { currentUser } from '../auth/middleware.ts';
import type { Backend, Router } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { invalid, unauthenticated } from '../http/failures.ts';
import { throttle } from '../http/throttle.ts';
import { avatarUrl, pictureUrl } from '../media/addresses.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { bannerOf, middle } from '../profiles/profile.presenter.ts';

const tags = ['account'];
const mayChange = [...members, throttle('pictures', 60)];
const seen = { 200: jsonAnswer(ownPicturesAnswer, 'The pictures as they are now.') };
const responses = { ...seen, ...refusals(401, 403, 419, 422, 429) };

const slots = [
  { path: 'profile_photo', column: 'profilePhoto', align: 'avatarAlign', purpose: 'avatar' },
  { path: 'banner', column: 'banner', align: 'bannerAlign', purpose: 'banner' },
] as const;

const read = createRoute({
  method: 'get',
  path: '/api/v1/me/pictures',
  tags,
  summary: 'My face and my banner',
  middleware: members,
  responses: { ...seen, ...refusals(401, 403) },
});

const setAlign = createRoute({
  method: 'patch',
  path: '/api/v1/me/banner/alignment',
  tags,
  summary: 'What of my banner stays in sight',
  middleware: mayChange,
  request: { body: jsonBody(alignment) },
  responses,
});

const present = async (backend: Backend, row: UserRow) => ({
  data: {
    display_name: row.displayName,
    profile_photo: avatarUrl(row.profilePhoto),
    profile_photo_full: pictureUrl(row.profilePhoto),
    banner: await bannerOf(backend, row.banner),
    banner_align: row.bannerAlign ?? middle,
  },
});

/** Changes the row, with a lock on the file that it shall show: nothing removes that meanwhile. */
async function change(
  backend: Backend,
  id: number,
  changes: Partial<UserRow>,
  shown?: { hash: string; purpose: 'avatar' | 'banner' },
) {
  const row = await backend.db.transaction(async (tx) => {
    if (shown) {
      const { hash, purpose } = shown;
      const mine = and(eq(files.hash, hash), eq(files.ownerId, id), eq(files.purpose, purpose));
      const [file] = await tx.select().from(files).where(mine).for('update');
      if (file?.status !== 'ready') throw invalid({ hash: ['The selected hash is invalid.'] });
    }
    const [changed] = await tx
      .update(users)
      .set({ ...changes, updatedAt: backend.clock() })
      .where(eq(users.id, id))
      .returning();
    return changed;
  });
  if (!row) throw unauthenticated();
  return row;
}

/** Face and banner of a member: chosen among their uploads, cut, and taken away. */
export function addPictures(router: Router) {
  router.openapi(read, async (c) => c.json(await present(c.get('backend'), currentUser(c)), 200));

  for (const { path, column, align, purpose } of slots) {
    const place = { path: `/api/v1/me/${path}`, tags, middleware: mayChange, responses };
    const choose = createRoute({
      ...place,
      method: 'post',
      summary: `Show a file that I uploaded as my ${purpose}`,
      request: { body: jsonBody(pictureRequest) },
    });
    const remove = createRoute({ ...place, method: 'delete', summary: `Show no ${purpose}` });
    router.openapi(choose, async (c) => {
      const backend = c.get('backend');
      const { hash } = c.req.valid('json');
      const changes = { [column]: hash, [align]: null };
      const row = await change(backend, currentUser(c).id, changes, { hash, purpose });
      return c.json(await present(backend, row), 200);
    });
    router.openapi(remove, async (c) => {
      const backend = c.get('backend');
      const row = await change(backend, currentUser(c).id, { [column]: null, [align]: null });
      return c.json(await present(backend, row), 200);
    });
  }

  router.openapi(setAlign, async (c) => {
    const backend = c.get('backend');
    const row = await change(backend, currentUser(c).id, { bannerAlign: c.req.valid('json') });
    return c.json(await present(backend, row), 200);
  });
}
