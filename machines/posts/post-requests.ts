import { editPathOf } from './my-post.ts';
import type { Post } from './post.types.ts';

type Whose = Pick<Post, 'id' | 'author'>;

/** The dialog that sells a post. */
export const unlockOf = (
  post: Pick<Post, 'id' | 'author' | 'price' | 'title' | 'media' | 'mediaCounts'>,
) => {
  const { id, author: payee, price, title, media, mediaCounts: counts } = post;
  if (!price) throw new Error('A post without a price is not for sale.');
  return {
    type: 'dialog.requested',
    id: `unlock-post-${id}`,
    dialog: 'purchase',
    input: {
      payee,
      subject: { kind: 'post', id },
      price,
      shown: { title, counts, placeholder: media[0]?.placeholder ?? null },
    },
  } as const;
};

/** The dialog that reports a post. */
export const complaintOf = ({ id: postId, author: { id: userId, displayName } }: Whose) =>
  ({
    type: 'dialog.requested',
    id: `complaint-post-${postId}`,
    dialog: 'complaint',
    input: { about: { kind: 'post', postId }, displayName, userId },
  }) as const;

/** The dialog that mutes, restricts or blocks who made a post. */
export const banOf = ({ author: { id: userId, displayName } }: Whose) =>
  ({
    type: 'dialog.requested',
    id: `block-${userId}`,
    dialog: 'block',
    input: { displayName, banType: null, userId },
  }) as const;

/** The dialog that says what follows from deleting a post, and deletes it. */
export const deletionOf = ({ id: postId }: Pick<Post, 'id'>, isDraft = false) =>
  ({
    type: 'dialog.requested',
    id: `delete-post-${postId}`,
    dialog: 'postDelete',
    input: { postId, isDraft },
  }) as const;

/** The way to where a post is written on. */
export const editorOf = (post: Whose) =>
  ({ type: 'location.requested', path: editPathOf(post) }) as const;
