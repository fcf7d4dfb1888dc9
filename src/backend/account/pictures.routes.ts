import { createRoute } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import {
  ownPicturesAnswer,
  pictureAltRequest,
  pictureRequest,
} from '#src/contract/settings/own-pictures.ts';
import { alignment } from '#src/contract/people/profile.ts';
import { members } from '../auth/members.ts';
import { currentUser } from '../auth/middleware.ts';
import type { Backend, Router } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { users, type PictureAlign, type UserRow } from '../db/schema/users.ts';
import { invalid, unauthenticated } from '../http/failures.ts';
import { throttle } from '../http/throttle.ts';
import { avatarUrl, pictureUrl } from '../media/addresses.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { bannerOf, middle, wholeFace } from '../profiles/profile.presenter.ts';
import { cutFace } from './cut-face.ts';

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

const setAlign = {
  method: 'patch',
  tags,
  middleware: mayChange,
  request: { body: jsonBody(alignment) },
} as const;
const alignBanner = createRoute({
  ...setAlign,
  path: '/api/v1/me/banner/alignment',
  summary: 'What of my banner stays in sight',
  responses,
});
const alignFace = createRoute({
  ...setAlign,
  path: '/api/v1/me/profile_photo/alignment',
  summary: 'What of my face stays in sight',
  responses: { ...responses, ...refusals(409) },
});

/** Drops the picture that an alignment is of. */
const alignOf = ({ x, y, scale }: PictureAlign) => ({ x, y, scale });

async function present(backend: Backend, row: UserRow) {
  const whole = await bannerOf(backend, wholeFace(row));
  const banner = await bannerOf(backend, row.banner);
  return {
    data: {
      display_name: row.displayName,
      profile_photo: avatarUrl(row.profilePhoto),
      profile_photo_full: pictureUrl(row.profilePhoto),
      profile_photo_whole: whole,
      profile_photo_align: alignOf(row.avatarAlign ?? middle),
      banner,
      banner_align: row.bannerAlign ?? middle,
      profile_photo_alt: whole?.alt ?? null,
      banner_alt: banner?.alt ?? null,
    },
  };
}

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

/** Describes a picture that is shown; throws 422 where there is none. */
async function describe({ db }: Backend, hash: string | null, alt: string | null) {
  const words = alt?.trim() || null;
  const [row] =
    hash === null
      ? []
      : await db
          .update(files)
          .set({ alt: words })
          .where(eq(files.hash, hash))
          .returning({ id: files.hash });
  if (!row) throw invalid({ alt: ['There is no picture to describe.'] });
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
    const setAlt = createRoute({
      ...place,
      path: `/api/v1/me/${path}/alt`,
      method: 'patch',
      summary: `What my ${purpose} shows, in words`,
      request: { body: jsonBody(pictureAltRequest) },
    });
    router.openapi(setAlt, async (c) => {
      const backend = c.get('backend');
      const user = currentUser(c);
      const shown = path === 'banner' ? user.banner : wholeFace(user);
      await describe(backend, shown, c.req.valid('json').alt);
      return c.json(await present(backend, user), 200);
    });
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

  router.openapi(alignFace, async (c) => {
    const backend = c.get('backend');
    const row = await cutFace(backend, currentUser(c), c.req.valid('json'));
    return c.json(await present(backend, row), 200);
  });

  router.openapi(alignBanner, async (c) => {
    const backend = c.get('backend');
    const row = await change(backend, currentUser(c).id, { bannerAlign: c.req.valid('json') });
    return c.json(await present(backend, row), 200);
  });
}
