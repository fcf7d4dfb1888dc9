import { and, count, eq } from 'drizzle-orm';
import type { Banner, Profile } from '#src/contract/people/profile.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import { files } from '../db/schema/files.ts';
import { postMedia, posts } from '../db/schema/posts.ts';
import type { PictureAlign, UserRow } from '../db/schema/users.ts';
import { published } from '../feed/scopes.ts';
import { avatarUrl, pictureUrl } from '../media/addresses.ts';
import { presentCard } from '../people/card.presenter.ts';
import { viewerRelation } from '../people/viewer-relation.ts';

/** Crop of a picture that nobody has cut. */
export const middle: PictureAlign = { x: 50, y: 50, scale: 1 };

/** The picture that a face is cut from; null where there is none. */
export const wholeFace = ({
  avatarAlign,
  profilePhoto,
}: Pick<UserRow, 'avatarAlign' | 'profilePhoto'>) => avatarAlign?.whole ?? profilePhoto;

/** A profile as its viewer may know it; a guest sees what is said to everyone. */
export async function presentProfile(
  backend: Backend,
  viewerId: number | null,
  row: UserRow,
): Promise<Profile> {
  const isSelf = row.id === viewerId;
  const [counts, banner, alt, relation] = await Promise.all([
    countContent(backend, row.id),
    bannerOf(backend, row.banner),
    altOf(backend, wholeFace(row)),
    viewerId === null || isSelf ? null : viewerRelation(backend, viewerId, row),
  ]);
  return {
    ...presentCard(row, backend.clock()),
    is_creator: row.isCreator,
    about: row.about,
    country: row.country,
    profile_photo_full: pictureUrl(row.profilePhoto),
    profile_photo_alt: alt,
    banner,
    banner_align: row.bannerAlign ?? middle,
    // It comes cut already.
    avatar_align: middle,
    posts_count: counts.posts,
    media_count: counts.media,
    followers_count: row.followersCount,
    subscription_price:
      row.subscriptionPrice === null
        ? null
        : { amount: row.subscriptionPrice, currency: limits.currency },
    joined_at: row.createdAt.toISOString(),
    is_self: isSelf,
    is_follower: relation?.is_follower ?? false,
    is_subscriber: relation?.is_subscriber ?? false,
    subscription: relation?.subscription ?? null,
    is_blacklisting: relation !== null && relation.ban_type !== null,
    is_blacklisted_by: relation?.is_restricted ?? false,
    relation,
  };
}

/** Published posts, locked or not: the count does not depend on the viewer. */
async function countContent(backend: Backend, authorId: number) {
  const { db } = backend;
  const isOut = and(eq(posts.authorId, authorId), published(backend));
  const [[out], [media]] = await Promise.all([
    db.select({ total: count() }).from(posts).where(isOut),
    db
      .select({ total: count() })
      .from(postMedia)
      .innerJoin(posts, eq(posts.id, postMedia.postId))
      .where(isOut),
  ]);
  return { posts: out?.total ?? 0, media: media?.total ?? 0 };
}

/** Description of a picture in its owner's words; null where there is none. */
async function altOf({ db }: Backend, hash: string | null): Promise<string | null> {
  if (hash === null) return null;
  const [file] = await db.select({ alt: files.alt }).from(files).where(eq(files.hash, hash));
  return file?.alt ?? null;
}

/** A banner that is ready, for everybody. */
export async function bannerOf({ db }: Backend, hash: string | null): Promise<Banner | null> {
  if (hash === null) return null;
  const [file] = await db.select().from(files).where(eq(files.hash, hash));
  const url = pictureUrl(hash);
  const thumb = avatarUrl(hash);
  if (file?.status !== 'ready' || url === null || thumb === null) return null;
  const { width, height, placeholder, alt } = file;
  return { url, thumb_url: thumb, width, height, placeholder, alt };
}
