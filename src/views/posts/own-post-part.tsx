import type { OwnPart } from '#machines/posts/post-actions.types.ts';
import { PostStepView } from './post-step.view.tsx';
import { PostTitleView } from './post-title.view.tsx';

/** Author's pending action on a post, in place: rename, or a step such as publishing. */
export function OwnPostPart({ part }: { part: OwnPart }) {
  return part.kind === 'title' ? (
    <PostTitleView actor={part.actor} />
  ) : (
    <PostStepView actor={part.actor} />
  );
}
