import type { OwnPart } from '#machines/posts/post-actions.types.ts';
import { PostCommandView } from './post-command.view.tsx';
import { PostTitleView } from './post-title.view.tsx';

/** Author's pending action on a post, in place: rename, or a command such as publishing. */
export function OwnPostSection({ part }: { part: OwnPart }) {
  return part.kind === 'title' ? (
    <PostTitleView actor={part.actor} />
  ) : (
    <PostCommandView actor={part.actor} />
  );
}
