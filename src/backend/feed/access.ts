import type { PostRow } from '../db/schema/posts.ts';
import { noRelation, type Relation } from '../people/relations.ts';

/** Viewer of a post, with their relation to its author. */
export interface Viewer {
  /** Null is a guest. */
  id: number | null;
  /** True if signed in, verified and not about to be deleted: the others see what a guest sees. */
  isMember: boolean;
  relation: Relation;
  isPurchased: boolean;
}

export interface Access {
  isMine: boolean;
  isPurchased: boolean;
  /** True if texts, media and comments are withheld; title, price and counts are sent. */
  isLocked: boolean;
  mayComment: boolean;
}

/**
 * Decides who may see and do what with a post. A paid post opens by purchase, which outlives a
 * subscription, or to subscribers if its author says so; the others by who the viewer is.
 */
export function accessTo(post: PostRow, viewer: Viewer): Access {
  const isMine = post.authorId === viewer.id;
  const relation = viewer.isMember ? viewer.relation : noRelation;
  const isPurchased = viewer.isMember && viewer.isPurchased;
  const isLocked = !isMine && !isOpen(post, relation, isPurchased);
  const mayComment =
    viewer.isMember && !isLocked && takesComments(post, relation, isMine) && !isBarred(relation);
  return { isMine, isPurchased, isLocked, mayComment };
}

function isOpen(post: PostRow, { iFollow, iSubscribe }: Relation, isPurchased: boolean): boolean {
  if (isPurchased) return true;
  if (post.isPaid) return post.isFreeForSubscribers && iSubscribe;
  if (post.visibility === 'subscribers') return iSubscribe;
  return post.visibility === 'public' || iFollow || iSubscribe;
}

function takesComments(post: PostRow, { iSubscribe }: Relation, isMine: boolean): boolean {
  if (post.status !== 'published' || post.deletedAt !== null) return false;
  if (post.commentsOpenTo === 'subscribers') return isMine || iSubscribe;
  return post.commentsOpenTo === 'readers';
}

/** A mute bars nothing: it is never disclosed. */
const isBarred = ({ iBan, bansMe }: Relation) =>
  iBan === 'block' || bansMe === 'block' || bansMe === 'restrict';
