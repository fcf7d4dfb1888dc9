import type { Profile } from '#machines/people/profile.types.ts';
import type { Post } from '#machines/posts/post.types.ts';
import type { PostsAsked, ProfilePostsPage } from '#machines/posts/profile-posts.types.ts';
import type {
  Profile as WireProfile,
  ProfileAnswer,
  ProfilePostsAnswer,
} from '#src/contract/profile.ts';
import type { PostAnswer } from '#src/contract/post.ts';
import type { Http } from './http.types.ts';
import { toAuthor, toPost } from './post.ts';
import type { Sparse } from './sparse.types.ts';
import { toRelationship } from './relations.ts';

const toProfile = (wire: WireProfile): Profile => ({
  ...toAuthor(wire),
  largePhoto: wire.profile_photo_full ?? wire.profile_photo,
  isCreator: wire.is_creator,
  about: wire.about,
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

/** `GET /api/v1/profiles/{username}`; `notFound` also where that member blocked the caller. */
export const loadProfile = async (http: Http, username: string): Promise<Profile> => {
  const { data } = await http.get<ProfileAnswer>(`/api/v1/profiles/${username}`);
  return toProfile(data);
};

/** `GET /api/v1/profiles/{username}/posts?cursor&filter=`: twenty posts, latest first. */
export const loadProfilePosts = async (
  http: Http,
  { username, filter, cursor }: PostsAsked,
): Promise<ProfilePostsPage> => {
  const query = { filter, cursor: cursor ?? undefined };
  const answer = await http.get<Sparse<ProfilePostsAnswer, 'data'>>(
    `/api/v1/profiles/${username}/posts`,
    {
      query,
    },
  );
  return { posts: answer.data.map(toPost), nextCursor: answer.meta?.next_cursor ?? null };
};

/** `GET /api/v1/profiles/{username}/posts/{id}`. */
export const loadProfilePost = async (
  http: Http,
  username: string,
  postId: number,
): Promise<Post> => {
  const { data } = await http.get<PostAnswer>(`/api/v1/profiles/${username}/posts/${postId}`);
  const { purchases_count: purchasesCount } = data;
  return { ...toPost(data), ...(typeof purchasesCount === 'number' && { purchasesCount }) };
};
