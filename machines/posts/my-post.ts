import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import { href, editPath } from '../navigation/routes.ts';
import type { MyPost, PostRewritten } from './my-post.types.ts';

/** A title or the first words, for a row and for questions about the post; empty for pictures alone. */
export const labelOf = ({ title, text }: Pick<MyPost, 'title' | 'text'>): string =>
  trimmed(title ?? '') ||
  trimmed(text ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 80);

/** Path of a post's editor; the profile where its author has no username. */
export const editPathOf = ({ id, author }: Pick<MyPost, 'id' | 'author'>): string =>
  editPath(author, id) ?? href('profile');

/** Event to the lists once a post was edited. */
export const changeOf = ({ id, author }: Pick<MyPost, 'id' | 'author'>): PostRewritten => ({
  type: 'post.changed',
  postId: id,
  change: 'changed',
  username: author.username,
});

/** True if the post has a title, text or file, and a price where it is paid. */
export const isComplete = ({ title, text, media, isPaid, price }: MyPost): boolean =>
  (!isBlank(title ?? '') || !isBlank(text ?? '') || media.length > 0) &&
  (!isPaid || price !== null);
