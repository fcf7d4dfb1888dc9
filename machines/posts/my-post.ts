import { isBlank, trimmed } from '#src/contract/lib/blank.ts';
import { href, editPath } from '../navigation/routes.ts';
import type { MyPost, PostRewritten } from './my-post.types.ts';

/** A title or the first words, for a row and for questions about the post; empty for pictures alone. */
export const labelOf = ({ title, text }: Pick<MyPost, 'title' | 'text'>): string =>
  trimmed(title ?? '') ||
  trimmed(text ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 80);

/** Where a post, a planned one or a draft is written on. */
export const editPathOf = ({ id, author }: Pick<MyPost, 'id' | 'author'>): string =>
  editPath(author, id) ?? href('profile');

/** What the lists are sent once a post reads otherwise. */
export const changeOf = ({ id, author }: Pick<MyPost, 'id' | 'author'>): PostRewritten => ({
  type: 'post.changed',
  postId: id,
  change: 'changed',
  username: author.username,
});

/** Whether there is anything that readers could be shown, with its price where it has one. */
export const isComplete = ({ title, text, media, isPaid, price }: MyPost): boolean =>
  (!isBlank(title ?? '') || !isBlank(text ?? '') || media.length > 0) &&
  (!isPaid || price !== null);
