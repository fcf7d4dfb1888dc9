import { toFailure } from '#machines/lib/failure.ts';
import type { CommentsOpenTo, PostVersion } from '#machines/posts/post-content.types.ts';
import type { Money, Post } from '#machines/posts/post.types.ts';
import type { UploadedPicture, UploadStatus } from '#machines/media/uploaded.types.ts';
import type { Media } from '#src/contract/media/file.ts';
import type { CreatePostRequest, UpdatePostRequest } from '#src/contract/posts/post-write.ts';
import type { Post as WirePost } from '#src/contract/posts/post.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { toUploaded } from '../media/uploaded.ts';
import { myPostsAnswer } from './wire-my-posts.ts';
import { postAnswer } from './wire-post-answers.ts';

/** A picture of one's own post. */
export interface OwnFile {
  readonly hash: string;
  readonly alt: string | null;
  readonly status: Extract<UploadStatus, 'processing' | 'ready' | 'failed'>;
  readonly picture: UploadedPicture;
}

/** Fields of a post that its author sets. */
export interface PostFields<File = OwnFile> {
  readonly title: string | null;
  readonly text: string | null;
  readonly files: readonly File[];
  readonly isPaid: boolean;
  readonly price: Money | null;
  readonly isFreeForSubscribers: boolean;
  readonly audience: Post['visibility'];
  readonly commentsOpenTo: CommentsOpenTo;
  readonly publishAt: string | null;
}
/** Without a time its time stays. */
export type PostFieldsToSend = Omit<PostFields<Pick<OwnFile, 'hash' | 'alt'>>, 'publishAt'> &
  Partial<Pick<PostFields, 'publishAt'>>;

/** One of the member's own posts, as its author works on it. */
export interface OwnPost {
  readonly version: PostVersion;
  readonly fields: PostFields;
  readonly status: WirePost['status'];
  /** The published post of which this draft is an edit. */
  readonly draftOf: number | null;
  /** The one of two versions of an edit that was not used. */
  readonly isCopy: boolean;
  readonly buyers: number;
}

const toFile = (media: Media): OwnFile => ({
  hash: media.hash,
  status: media.status,
  alt: media.alt,
  picture: toUploaded(media),
});

const toOwnPost = (post: WirePost): OwnPost => ({
  version: { id: post.id, updatedAt: post.updated_at },
  status: post.status,
  draftOf: post.draft_of ?? null,
  isCopy: (post.kept_until ?? null) !== null,
  buyers: post.purchases_count ?? 0,
  fields: {
    title: post.title,
    text: post.text,
    files: post.media.map(toFile),
    audience: post.visibility,
    isPaid: post.is_paid,
    price: post.price,
    isFreeForSubscribers: post.is_free_for_subscribers ?? false,
    commentsOpenTo: post.comments_open_to ?? 'readers',
    publishAt: post.publish_at,
  },
});

const toBody = (fields: PostFieldsToSend) =>
  ({
    title: fields.title,
    text: fields.text,
    media: fields.files.map(({ hash, alt }) => ({ hash, alt })),
    is_paid: fields.isPaid,
    price: fields.price?.amount ?? null,
    is_free_for_subscribers: fields.isFreeForSubscribers,
    visibility: fields.audience,
    comments_open_to: fields.commentsOpenTo,
    publish_at: fields.publishAt,
  }) satisfies Omit<CreatePostRequest, 'status' | 'draft_of'>;

const at = (id: number) => `/api/v1/posts/${id}`;

/** `GET /api/v1/profiles/{username}/posts/{id}` of one's own, drafts too. */
export const loadOwnPost = async (http: Http, username: string, id: number): Promise<OwnPost> => {
  const path = `/api/v1/profiles/${username}/posts/${id}`;
  return toOwnPost(postAnswer(await http.get<unknown>(path)).data);
};

/** `GET /api/v1/me/posts?status=draft`, for the answer 404 of a site without posts. */
export const askForPosts = (http: Http): Promise<void> =>
  http.get('/api/v1/me/posts', { query: { status: 'draft' } });

/** `GET /api/v1/me/posts?status=draft`: the draft in which this published post is being changed. */
export async function findDraftOf(http: Http, postId: number): Promise<OwnPost | null> {
  let cursor: string | undefined;
  do {
    const query = { status: 'draft', cursor };
    const answer = myPostsAnswer(await http.get<unknown>('/api/v1/me/posts', { query }));
    const found = answer.data.find(
      ({ draft_of: of, kept_until: until }) => of === postId && !until,
    );
    if (found) return toOwnPost(found);
    cursor = answer.meta.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return null;
}

/**
 * `POST /api/v1/posts` as an empty draft: the same body for the same key, whatever is written
 * meanwhile, so that a lost answer never makes two.
 */
export async function makeDraft(
  http: Http,
  { key, draftOf, isCopy }: { key: string; draftOf: number | null; isCopy?: boolean },
): Promise<PostVersion> {
  const body = {
    status: 'draft',
    draft_of: draftOf,
    ...(isCopy && { is_copy: true }),
  } satisfies CreatePostRequest;
  const options = { idempotencyKey: key };
  const { data } = postAnswer(await http.post<unknown>('/api/v1/posts', body, options));
  return { id: data.id, updatedAt: data.updated_at };
}

/** `DELETE /api/v1/posts/{id}?status=draft`; one that is gone already, or published, is no failure. */
export const discardDraft = (http: Http, id: number): Promise<void> =>
  http.delete<void>(at(id), { query: { status: 'draft' } }).catch((error: unknown) => {
    if (toFailure(error).kind !== 'notFound') throw error;
  });

/** `PATCH /api/v1/posts/{id}` of the version that was seen; 409 `stale` for any other. */
export async function changePost(
  http: Http,
  { id, updatedAt }: PostVersion,
  fields: PostFieldsToSend,
): Promise<OwnPost> {
  const body = { ...toBody(fields), updated_at: updatedAt } satisfies UpdatePostRequest;
  return toOwnPost(postAnswer(await http.patch<unknown>(at(id), body)).data);
}

/** `POST /api/v1/posts/{id}/publish`, at once or at a time. */
export async function publishDraft(
  http: Http,
  { id, updatedAt }: PostVersion,
  publishAt: string | null,
): Promise<OwnPost> {
  const body = { updated_at: updatedAt, publish_at: publishAt };
  return toOwnPost(postAnswer(await http.post<unknown>(`${at(id)}/publish`, body)).data);
}

/** `POST /api/v1/posts/{id}/apply`: the changes take the place of what is published. */
export async function applyDraft(
  http: Http,
  { id, updatedAt }: PostVersion,
  over: string | null,
): Promise<OwnPost> {
  const body = { updated_at: updatedAt, over };
  return toOwnPost(postAnswer(await http.post<unknown>(`${at(id)}/apply`, body)).data);
}

/** `GET /api/v1/config`: what the site keeps of a price, in percent. */
export const loadFeePercent = async (http: Http): Promise<number> => {
  const limits = read.fieldOf(await http.get<unknown>('/api/v1/config'), 'limits');
  return read.id(read.fieldOf(limits, 'platform_fee_percent'));
};
