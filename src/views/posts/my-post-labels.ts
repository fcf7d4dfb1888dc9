import { editPath, postPath } from '#machines/navigation/routes.ts';
import type { MyPost } from '#machines/posts/my-post.types.ts';
import { trimmed } from '#src/contract/lib/blank.ts';

/** A title or the first words; empty for a post of pictures alone. */
export const labelOf = ({ title, text }: MyPost): string =>
  trimmed(title ?? '') ||
  trimmed(text ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 80);

/** A post that is out is read on its page; any other is opened where it is written. */
export const pathOf = ({ id, author, status }: MyPost): string | null =>
  (status === 'published' ? postPath : editPath)(author, id);
