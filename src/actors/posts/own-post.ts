import { fromPromise } from 'xstate';
import { readAmount, writeAmount } from '#machines/lib/amount.ts';
import { toFailure } from '#machines/lib/failure.ts';
import { isFreeForSome, isKept } from '#machines/posts/post-content.ts';
import type { PostContent, PostFile, PostVersion } from '#machines/posts/post-content.types.ts';
import type { PostToFind, ServerAnswer, ServerPost } from '#machines/posts/server-post.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import {
  changePost,
  loadOwnPost,
  type OwnFile,
  type OwnPost,
  type PostFieldsToSend,
} from '#src/api/posts/post-write.ts';
import { trimmed } from '#src/contract/lib/blank.ts';
import { newId } from '#src/ids.ts';

const toFile = ({ hash, alt, status, picture }: OwnFile): PostFile => ({
  alt: alt ?? '',
  upload: {
    id: hash,
    name: '',
    size: 0,
    status,
    share: 1,
    reason: null,
    hash,
    picture,
    source: null,
  },
});

/** Maps the server's post to the content of the editor. */
const contentOf = ({ fields }: OwnPost): PostContent => ({
  ...fields,
  title: fields.title ?? '',
  text: fields.text ?? '',
  files: fields.files.map(toFile),
  price: fields.price ? writeAmount(fields.price.amount, fields.price.currency) : '',
});

/** Maps the server's post to the charts' type. */
export const postOf = (own: OwnPost): ServerPost => {
  const { fields: _, ...post } = own;
  return { ...post, content: contentOf(own) };
};

const answered = <Found extends ServerPost | null>(post: Found): ServerAnswer<Found> => ({
  post,
  at: new Date().toISOString(),
  key: newId(),
});

/** An answer of the server as charts read it. */
export const answerOf = (own: OwnPost): ServerAnswer => answered(postOf(own));

/** Maps the answer like `answerOf`, where there may be no such post. */
export const answerOrNone = (own: OwnPost | null): ServerAnswer<ServerPost | null> =>
  answered(own && postOf(own));

const priceOf = ({ isPaid, price }: PostContent, currency: string) => {
  const amount = isPaid ? readAmount(price, currency) : null;
  return amount === null ? null : { amount, currency };
};

/** Maps the content to the server's fields; a price that cannot be read is left out. */
const fieldsOf = (content: PostContent, currency: string): PostFieldsToSend => ({
  ...content,
  title: trimmed(content.title) || null,
  text: trimmed(content.text) || null,
  files: content.files
    .filter(isKept)
    .map(({ upload: { hash }, alt }) => ({ hash: hash ?? '', alt: trimmed(alt) || null })),
  price: priceOf(content, currency),
  isFreeForSubscribers: isFreeForSome(content),
});

/** Puts what is written in the place of one version. */
export const writeContent = (
  { http, currency }: { http: Http; currency: string },
  version: PostVersion,
  content: PostContent,
  /** True where another request changes its time. */
  keepsTime = false,
): Promise<OwnPost> => {
  const { publishAt, ...fields } = fieldsOf(content, currency);
  return changePost(http, version, keepsTime ? fields : { ...fields, publishAt });
};

/** True if the server has another version than the one to change. */
export function isStale(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'conflict' && failure.code === 'stale';
}

/** True if there is no such post, or it is not the member's own. */
export const isMissing = (error: unknown): boolean => toFailure(error).kind === 'notFound';

/** A port that finds one's own post as it is now; null where it is gone. */
export const postFinder = (http: Http) =>
  fromPromise<ServerAnswer<ServerPost | null>, PostToFind>(async ({ input: { username, id } }) =>
    answerOrNone(await findOwnPost(http, username, id)),
  );

/** One's own post as it is now; null where it is gone. */
export const findOwnPost = (http: Http, username: string, id: number): Promise<OwnPost | null> =>
  loadOwnPost(http, username, id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
