import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import { isHeld, toUnsent, unsentUpload } from '../lib/held-file.ts';
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
  UnsentPostFile,
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
const isVideo = ({ upload: { picture, source, reason } }: PostFile): boolean => {
  const type = reason?.kind === 'unsent' ? reason.type : source?.type;
  return picture?.seconds !== undefined || type?.startsWith('video/') === true;
};

/** True if the file is a picture without an alternative text. */
export const isUndescribed = (file: PostFile): boolean => isBlank(file.alt) && !isVideo(file);

/**
 * True if the server has the file: only such files are part of a draft. A file that failed with no
 * reason known is not accepted any more.
 */
export const isKept = ({ upload }: PostFile): boolean =>
  isHeld(upload) && !(upload.status === 'failed' && upload.reason === null);

/** Records of the files whose bytes are not all at the server. */
export const unsentIn = (files: readonly PostFile[]): readonly UnsentPostFile[] =>
  files.flatMap(({ upload, alt }, place) => {
    const file = toUnsent(upload);
    return file ? [{ place, alt, file }] : [];
  });

/** Text that changes with the files of `unsentIn`, and with each tenth of one. */
export const unsentMark = (files: readonly PostFile[]): string =>
  JSON.stringify(
    unsentIn(files).map(({ place, alt, file: { id, share } }) => [
      place,
      alt,
      id,
      Math.floor(share * 10),
    ]),
  );

/** The files with these at their places, as they wait to be chosen again. */
export const withUnsent = (
  files: readonly PostFile[],
  unsent: readonly UnsentPostFile[],
): readonly PostFile[] => {
  const all = [...files];
  for (const { place, alt, file } of unsent)
    all.splice(place, 0, { alt, upload: unsentUpload(file) });
  return all;
};

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
  const duplicates = files.filter(({ upload }) => upload.status === 'duplicate');
  if (duplicates.length > 0) return { kind: 'filesDuplicate', count: duplicates.length };
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
