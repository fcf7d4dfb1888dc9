import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import { isHeld } from '../lib/held-file.ts';
import { comparableAmount, readAmount } from '../lib/amount.ts';
import { longestText, longestTitle } from './post-content.types.ts';
import type {
  PostContent,
  PostFile,
  PostLimits,
  PostParts,
  PostProblem,
  PostReading,
  PostRule,
} from './post-content.types.ts';
import type { PostTiming } from './post-time.types.ts';
import type { Money } from './post.types.ts';

/** A post before its first key. */
export const emptyContent: PostContent = {
  title: '',
  text: '',
  files: [],
  audience: 'public',
  isPaid: false,
  price: '',
  isFreeForSubscribers: false,
  commentsOpenTo: 'readers',
  publishAt: null,
};

const onTheWay: ReadonlySet<PostFile['upload']['status']> = new Set([
  'queued',
  'checking',
  'uploading',
  'waiting',
  'processing',
]);

/** True while the file is uploaded or processed. */
const isOnItsWay = ({ upload: { status } }: PostFile): boolean => onTheWay.has(status);

/** True if the file is a video, by the device's file type or the server's duration. */
const isVideo = ({ upload: { picture, source } }: PostFile): boolean =>
  picture?.seconds !== undefined || source?.type.startsWith('video/') === true;

/** True if the file is a picture without an alternative text. */
export const isUndescribed = (file: PostFile): boolean => isBlank(file.alt) && !isVideo(file);

/**
 * True if the server has the file: only such files are part of a draft. A file that failed with no
 * reason known is not accepted any more.
 */
export const isKept = ({ upload }: PostFile): boolean =>
  isHeld(upload) && !(upload.status === 'failed' && upload.reason === null);

/** True if there is nothing that a reader would see. */
export const isEmptyContent = ({ title, text, files }: PostContent): boolean =>
  isBlank(title) && isBlank(text) && files.length === 0;

/** The sum that was typed, or why it is none. */
function priceOf(
  { price }: PostContent,
  { currency, priceMin, priceMax }: PostLimits,
): Money | PostProblem {
  if (isBlank(price)) return { kind: 'priceMissing' };
  const amount = readAmount(price, currency);
  if (amount === null) return { kind: 'priceUnreadable' };
  if (amount < priceMin) return { kind: 'priceTooSmall' };
  return amount > priceMax ? { kind: 'priceTooLarge' } : { amount, currency };
}

const filesProblem = (files: readonly PostFile[]): PostProblem | null => {
  const failed = files.filter(({ upload }) => upload.status === 'failed');
  if (failed.length > 0) return { kind: 'filesFailed', count: failed.length };
  const moving = files.filter(isOnItsWay);
  if (moving.length === 0) return null;
  const bytes = moving.reduce((sum, { upload }) => sum + upload.size, 0);
  const sent = moving.reduce((sum, { upload }) => sum + upload.size * upload.share, 0);
  return { kind: 'filesMoving', count: moving.length, share: bytes > 0 ? sent / bytes : 0 };
};

/** Returns the first problem that blocks publishing; null if none does. */
function problemOf(
  content: PostContent,
  limits: PostLimits,
  timing: PostTiming,
): PostProblem | null {
  if (isEmptyContent(content)) return { kind: 'empty' };
  const over = trimmed(content.text).length - longestText;
  if (over > 0) return { kind: 'textTooLong', over };
  const overTitle = trimmed(content.title).length - longestTitle;
  if (overTitle > 0) return { kind: 'titleTooLong', over: overTitle };
  const files = filesProblem(content.files);
  if (files) return files;
  const price = content.isPaid ? priceOf(content, limits) : null;
  if (price && 'kind' in price) return price;
  return timing === 'open' ? { kind: 'timeOpen' } : null;
}

/** True if subscribers read for free, while others pay. */
export const isFreeForSome = ({ audience, isPaid, isFreeForSubscribers }: PostContent): boolean =>
  isPaid && isFreeForSubscribers && audience !== 'subscribers';

const free = { public: 'everyone', followers: 'followers', subscribers: 'subscribers' } as const;
const paid = {
  public: 'everyonePays',
  followers: 'followersPay',
  subscribers: 'subscribersPay',
} as const;
const shared = {
  public: 'everyonePaysButSubscribers',
  followers: 'followersPayButSubscribers',
} as const;

/** Returns the audience and price rule of the author's choices, for one sentence. */
function ruleOf(content: PostContent): PostRule {
  const { audience } = content;
  if (!content.isPaid) return free[audience];
  return isFreeForSome(content) && audience !== 'subscribers' ? shared[audience] : paid[audience];
}

const partsOf = ({ title, text, files }: PostContent): PostParts => ({
  title: !isBlank(title),
  words: !isBlank(text),
  pictures: files.filter((file) => !isVideo(file)).length,
  videos: files.filter(isVideo).length,
  undescribed: files.filter(isUndescribed).length,
});

/** Returns the form's reading: the problem, rule, price and parts of the content. */
export function readingOf(
  content: PostContent,
  limits: PostLimits,
  timing: PostTiming = 'atOnce',
): PostReading {
  const price = content.isPaid ? priceOf(content, limits) : null;
  const isTyped = !isBlank(content.price);
  return {
    problem: problemOf(content, limits, timing),
    priceProblem: isTyped && price && 'kind' in price ? price : null,
    rule: ruleOf(content),
    price: price && 'amount' in price ? price : null,
    parts: partsOf(content),
  };
}

const comparable = (content: PostContent): string =>
  JSON.stringify({
    title: trimmed(content.title),
    text: trimmed(content.text),
    files: content.files.filter(isKept).map(({ upload: { hash }, alt }) => [hash, trimmed(alt)]),
    audience: content.audience,
    isPaid: content.isPaid,
    price: content.isPaid ? comparableAmount(content.price) : null,
    isFree: isFreeForSome(content),
    commentsOpenTo: content.commentsOpenTo,
    publishAt: content.publishAt,
  });

const tidy = (text: string): string => trimmed(text.replaceAll(/\s+/gu, ' '));

/** True if `other` contains all words and files of `one`, and so may be a later state of it. */
export const isWithin = (one: PostContent, other: PostContent): boolean =>
  tidy(other.title).includes(tidy(one.title)) &&
  tidy(other.text).includes(tidy(one.text)) &&
  one.files
    .filter(isKept)
    .every(({ upload: { hash }, alt }) =>
      other.files.some((file) => file.upload.hash === hash && tidy(file.alt).includes(tidy(alt))),
    );

/** True if the server would store the same content for both. */
export const isSameContent = (one: PostContent, other: PostContent): boolean =>
  comparable(one) === comparable(other);
