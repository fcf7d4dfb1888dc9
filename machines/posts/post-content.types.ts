import type { UnsentFile } from '../lib/held-file.ts';
import type { Upload } from '../media/uploaded.types.ts';
import type { Money, Post } from './post.types.ts';

/** Characters, counted as the server counts them: UTF-16 units without the space around. */
export const longestTitle = 120;
export const longestText = 5_000;
/** Characters of the description of one picture. */
export const longestAlt = 1_000;
/** Pictures of one post. */
export const mostFiles = 10;

/** People who may comment, of those who may read the post. */
export type CommentsOpenTo = 'readers' | 'subscribers' | 'nobody';

/** A picture or a video of a post that is being written, with what it shows in words. */
export interface PostFile {
  readonly upload: Upload;
  readonly alt: string;
}

/** Record of a post's file whose bytes are not all at the server. */
export interface UnsentPostFile {
  /** Place among the files, counted from 0. */
  readonly place: number;
  readonly alt: string;
  readonly file: UnsentFile;
}

/** All that an author decides about a post, as typed. */
export interface PostContent {
  readonly title: string;
  readonly text: string;
  readonly files: readonly PostFile[];
  readonly audience: Post['visibility'];
  readonly isPaid: boolean;
  /** Price as typed; kept while the post is free, so that nothing is typed twice. */
  readonly price: string;
  /** Only where others pay: who subscribes reads it without paying. */
  readonly isFreeForSubscribers: boolean;
  readonly commentsOpenTo: CommentsOpenTo;
  /** ISO 8601; null is at once. */
  readonly publishAt: string | null;
}

/** Changed fields of an edit. */
export type PostChange = Partial<Omit<PostContent, 'files'>>;

/** Between what a post may cost, in minor units, and what of it stays with its author. */
export interface PostLimits {
  readonly currency: string;
  readonly priceMin: number;
  readonly priceMax: number;
  /** MIME types that the server takes. */
  readonly kinds: readonly string[];
}

/** One version of a post at the server. */
export interface PostVersion {
  readonly id: number;
  /** ISO 8601. */
  readonly updatedAt: string;
}

/** Problem that blocks publishing a post. */
export type PostProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'titleTooLong'; readonly over: number }
  | { readonly kind: 'textTooLong'; readonly over: number }
  /** `share`: 0 to 1 of the bytes of all that are on their way. */
  | { readonly kind: 'filesMoving'; readonly count: number; readonly share: number }
  | { readonly kind: 'filesFailed'; readonly count: number }
  /** The author has them already, and is asked about each. */
  | { readonly kind: 'filesDuplicate'; readonly count: number }
  | { readonly kind: 'priceMissing' }
  | { readonly kind: 'priceUnreadable' }
  | { readonly kind: 'priceTooSmall' }
  | { readonly kind: 'priceTooLarge' }
  | { readonly kind: 'timeOpen' };

/** Audience of a post and its price rule, for one sentence. */
export type PostRule =
  | 'everyone'
  | 'followers'
  | 'subscribers'
  | 'everyonePays'
  | 'followersPay'
  | 'subscribersPay'
  | 'everyonePaysButSubscribers'
  | 'followersPayButSubscribers';

/** Parts of a post by which a reader of the banner recognises it. */
export interface PostParts {
  readonly title: boolean;
  readonly words: boolean;
  readonly pictures: number;
  readonly videos: number;
  /** Pictures without a description. */
  readonly undescribed: number;
}

/** Result of an author's choices in the form. */
export interface PostReading {
  /** First problem that blocks publishing; null if none does. */
  readonly problem: PostProblem | null;
  /** Problem of the typed price; null while none was typed. */
  readonly priceProblem: PostProblem | null;
  readonly rule: PostRule;
  readonly price: Money | null;
  readonly parts: PostParts;
}
