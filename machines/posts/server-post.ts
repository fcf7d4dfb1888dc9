import type { OtherVersion, PostOut } from './post-draft.types.ts';
import type { ServerAnswer, ServerPost } from './server-post.types.ts';

/** The version at the server that stands against what is written here. */
export const versionOf = ({ version, content }: ServerPost): OtherVersion => ({ version, content });

/** Id and planned time of a post that is not a draft any more. */
export const outOf = ({ post, key }: ServerAnswer): PostOut => ({
  postId: post.version.id,
  publishAt: post.status === 'scheduled' ? post.content.publishAt : null,
  key,
});
