import type { MyPost } from '#machines/posts/my-post.types.ts';
import type { MyPostsAsked, MyPostsPage } from '#machines/posts/my-posts.types.ts';
import type { PostCommandInput } from '#machines/posts/post-command.types.ts';
import type { TitleSaving } from '#machines/posts/post-title.types.ts';
import type { PostEffects } from '#machines/posts/post-delete.types.ts';
import type { Post as WirePost } from '#src/contract/posts/post.ts';
import type { PostEffects as WireEffects } from '#src/contract/posts/post-write.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { userCard } from '../people/wire-people.ts';
import { myPostsAnswer } from './wire-my-posts.ts';
import { postAnswer } from './wire-post-answers.ts';

const effectsAnswer = read.sureRecord<{ data: WireEffects }>({
  data: read.sureRecord<WireEffects>({
    purchases: read.id,
    comments: read.number(),
    likes: read.number(),
    refunds: read.number(),
    buyers: read.list(userCard),
  }),
});
import { toAuthor, toPost } from './post.ts';

/** One's own post of the wire as the charts know it. */
const toMyPost = (post: WirePost): MyPost => ({
  ...toPost(post),
  status: post.status,
  publishAt: post.publish_at,
  purchasesCount: post.purchases_count ?? 0,
  draftOf: post.draft_of ?? null,
  draftOfName: post.draft_of_name ?? null,
  keptUntil: post.kept_until ?? null,
});

const pathOf = (postId: number, end = '') => `/api/v1/posts/${postId}${end}`;

/** `GET /api/v1/me/posts?status&filter&q&cursor`: twenty posts, and how many there are of each kind. */
export const loadMyPosts = async (http: Http, asked: MyPostsAsked): Promise<MyPostsPage> => {
  const { status, filter, search, cursor } = asked;
  const query = { status, filter, q: search.trim() || undefined, cursor: cursor ?? undefined };
  const { data, meta } = myPostsAnswer(await http.get<unknown>('/api/v1/me/posts', { query }));
  return { posts: data.map(toMyPost), nextCursor: meta.next_cursor, counts: meta.counts };
};

/** `POST /api/v1/posts/{id}/publish`, `/apply` or `/duplicate`; the key is for the copy. */
export const actOnPost = async (
  http: Http,
  { kind, post }: PostCommandInput,
  idempotencyKey: string,
): Promise<MyPost> => {
  const path = pathOf(post.id, `/${kind}`);
  const answer =
    kind === 'duplicate'
      ? await http.post<unknown>(path, {}, { idempotencyKey })
      : await http.post<unknown>(path, { updated_at: post.updatedAt });
  return toMyPost(postAnswer(answer).data);
};

/** `PATCH /api/v1/posts/{id}` with the title. */
export const saveTitle = async (
  http: Http,
  { postId, title, updatedAt }: TitleSaving,
): Promise<MyPost> => {
  const body = { title, updated_at: updatedAt };
  return toMyPost(postAnswer(await http.patch<unknown>(pathOf(postId), body)).data);
};

/** `GET /api/v1/posts/{id}/effects`. */
export const loadPostEffects = async (http: Http, postId: number): Promise<PostEffects> => {
  const { data } = effectsAnswer(await http.get<unknown>(pathOf(postId, '/effects')));
  return { ...data, buyers: data.buyers.map(toAuthor) };
};

/** `DELETE /api/v1/posts/{id}?accept_purchases=`: as many buyers as were shown keep it. */
export const deletePost = (
  http: Http,
  { postId, buyers }: { postId: number; buyers: number },
): Promise<void> => http.delete(pathOf(postId), { query: { accept_purchases: buyers } });
