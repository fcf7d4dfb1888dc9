import type { OwnPart } from '#machines/posts/post-actions.types.ts';
import { PostCommandView } from './post-command.view.tsx';
import { PostTitleView } from './post-title.view.tsx';

/** What the author of a post is doing to it, where it stands. */
export function OwnPostSection({ part }: { part: OwnPart }) {
  return part.kind === 'title' ? (
    <PostTitleView actor={part.actor} />
  ) : (
    <PostCommandView actor={part.actor} />
  );
}
