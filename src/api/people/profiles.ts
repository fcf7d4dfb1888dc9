import type { Profile } from '#machines/people/profile-page.types.ts';
import type { Post } from '#machines/posts/post.types.ts';
import type { PostsAsked, ProfilePostsPage } from '#machines/posts/post-list.types.ts';
import type { Http } from '../lib/http.types.ts';
import { toAuthor, toPost } from '../posts/post.ts';
import { toRelationship } from './relations.ts';
import { postAnswer } from '../posts/wire-post-answers.ts';
import { postsAnswer } from '../posts/wire-posts.ts';
import { profileAnswer, type PlainProfile } from './wire-profile.ts';

const toProfile = (wire: PlainProfile): Profile => ({
  ...toAuthor(wire),
  largePhoto: wire.profile_photo_full ?? wire.profile_photo,
  photoAlt: wire.profile_photo_alt ?? null,
  isCreator: wire.is_creator,
  about: wire.about,
  country: wire.country ?? null,
  banner: wire.banner && {
    url: wire.banner.url,
    thumbUrl: wire.banner.thumb_url,
    width: wire.banner.width,
    height: wire.banner.height,
    placeholder: wire.banner.placeholder,
    alt: wire.banner.alt,
  },
  bannerAlign: wire.banner_align,
  photoAlign: wire.avatar_align,
  postsCount: wire.posts_count,
  mediaCount: wire.media_count,
  followersCount: wire.followers_count,
  subscriptionPrice: wire.subscription_price,
  joinedAt: wire.joined_at,
  isSelf: wire.is_self,
  relationship: wire.relation ? toRelationship(wire.relation) : null,
});

/** As somebody sees it who is not signed in. */
export type SeenAs = 'guest' | undefined;

/** `GET /api/v1/profiles/{username}?as=`; `notFound` also where that member blocked the caller. */
export const loadProfile = async (http: Http, username: string, as?: SeenAs): Promise<Profile> => {
  const path = `/api/v1/profiles/${username}`;
  const { data } = profileAnswer(username)(await http.get<unknown>(path, { query: { as } }));
  return toProfile(data);
};

/** `GET /api/v1/profiles/{username}/posts?cursor&filter&as=`: twenty posts, latest first. */
export const loadProfilePosts = async (
  http: Http,
  { username, filter, cursor }: PostsAsked,
  as?: SeenAs,
): Promise<ProfilePostsPage> => {
  const query = { filter, cursor: cursor ?? undefined, as };
  const path = `/api/v1/profiles/${username}/posts`;
  const { data, meta } = postsAnswer(await http.get<unknown>(path, { query }));
  return { posts: data.map(toPost), nextCursor: meta.next_cursor };
};

/** `GET /api/v1/profiles/{username}/posts/{id}`. */
export const loadProfilePost = async (
  http: Http,
  username: string,
  postId: number,
): Promise<Post> => {
  const path = `/api/v1/profiles/${username}/posts/${postId}`;
  const { data } = postAnswer(await http.get<unknown>(path));
  const { purchases_count: purchasesCount } = data;
  return { ...toPost(data), ...(typeof purchasesCount === 'number' && { purchasesCount }) };
};
