import type { CreatePostRequest } from '#src/contract/posts/post-write.ts';
import { limits } from '../config/limits.ts';
import type { PostRow } from '../db/schema/posts.ts';
import type { UserRow } from '../db/schema/users.ts';
import { forbidden, invalid } from '../http/failures.ts';

/** The columns that an author writes. */
export type Content = Pick<
  PostRow,
  | 'title'
  | 'text'
  | 'commentsOpenTo'
  | 'isPaid'
  | 'price'
  | 'isFreeForSubscribers'
  | 'visibility'
  | 'publishAt'
>;
export type ContentInput = Omit<CreatePostRequest, 'status' | 'draft_of' | 'media'>;

const minute = 60_000;
const day = 1_440 * minute;
/** Milliseconds that a post may be planned ahead. */
const soonest = 5 * minute;
const latest = 90 * day;
/** A draft keeps the time that was chosen even when it has passed, within reason. */
const draftRange = 400 * day;

export const emptyContent: Content = {
  title: null,
  text: null,
  isPaid: false,
  price: null,
  isFreeForSubscribers: false,
  visibility: 'public',
  commentsOpenTo: 'readers',
  publishAt: null,
};

export const contentOf = ({
  title,
  text,
  isPaid,
  price,
  isFreeForSubscribers,
  visibility,
  commentsOpenTo,
  publishAt,
}: PostRow): Content => ({
  title,
  text,
  isPaid,
  price,
  isFreeForSubscribers,
  visibility,
  commentsOpenTo,
  publishAt,
});

/** The content with what was sent in the place of what was there; without the paid flag no price. */
export function changed(before: Content, input: ContentInput): Content {
  const isPaid = input.is_paid ?? before.isPaid;
  const price = input.price === undefined ? before.price : input.price;
  const at = input.publish_at;
  const publishAt = at ? new Date(at) : null;
  return {
    title: input.title === undefined ? before.title : input.title,
    text: input.text === undefined ? before.text : input.text,
    isPaid,
    price: isPaid || input.price !== undefined ? price : null,
    isFreeForSubscribers: isPaid && (input.is_free_for_subscribers ?? before.isFreeForSubscribers),
    visibility: input.visibility ?? before.visibility,
    commentsOpenTo: input.comments_open_to ?? before.commentsOpenTo,
    publishAt: at === undefined ? before.publishAt : publishAt,
  };
}

export const isSameContent = (one: Content, other: Content) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Throws 422 for a draft whose planned time is too far from today. */
export function checkDraft({ publishAt }: Content, now: Date): void {
  if (publishAt && !(Math.abs(publishAt.getTime() - now.getTime()) <= draftRange))
    throw invalid({ publish_at: ['The publish at field must be a date near today.'] });
}

/** Throws 422 for content that readers may not be shown, and 403 when its author may not sell. */
export function checkContent(author: UserRow, content: Content, media: number): void {
  const { title, text, isPaid, price, isFreeForSubscribers, visibility } = content;
  const errors: Record<string, string[]> = {};
  if (title === null && text === null && media === 0)
    errors['text'] = ['The text field is required.'];
  if (!isPaid && price !== null) errors['price'] = ['A price needs a paid post.'];
  if (isPaid && price === null) errors['price'] = ['The price field is required.'];
  if (isPaid && price !== null && (price < limits.price_min || price > limits.price_max))
    errors['price'] = [
      `The price field must be between ${limits.price_min} and ${limits.price_max}.`,
    ];
  if (isFreeForSubscribers && visibility === 'subscribers')
    errors['is_free_for_subscribers'] = ['A post for subscribers cannot be sold to others alone.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (isPaid && !author.isCreator)
    throw forbidden('Verify your identity to sell posts.', 'identity_required');
}

/** Throws 422 unless it is 5 minutes to 90 days ahead. */
export function checkPlan(publishAt: Date, now: Date): void {
  const ahead = publishAt.getTime() - now.getTime();
  if (ahead >= soonest && ahead <= latest) return;
  throw invalid({
    publish_at: ['The publish at field must be from 5 minutes to 90 days ahead.'],
  });
}
