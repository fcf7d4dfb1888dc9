import type { PostRow } from '../db/schema/posts.ts';
import type { Relation } from '../people/relations.ts';

export interface Access {
  isMine: boolean;
  isPurchased: boolean;
  /** Texts and media are withheld; title, price and counts are sent. */
  isLocked: boolean;
}

/** A paid post opens by purchase alone, which outlives a subscription; the others by who one is. */
export function accessTo(
  post: PostRow,
  viewerId: number | null,
  relation: Relation,
  isPurchased: boolean,
): Access {
  const isMine = post.authorId === viewerId;
  return { isMine, isPurchased, isLocked: !isMine && !isOpen(post, relation, isPurchased) };
}

function isOpen(post: PostRow, { iFollow, iSubscribe }: Relation, isPurchased: boolean): boolean {
  if (post.isPaid) return isPurchased;
  if (post.visibility === 'subscribers') return iSubscribe;
  return post.visibility === 'public' || iFollow || iSubscribe;
}
