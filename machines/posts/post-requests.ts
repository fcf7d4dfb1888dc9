import type { PreviewVideo, VideoPreviewAsked } from '../media/viewer.types.ts';
import { editPathOf } from './my-post.ts';
import type { Post, PostMedia } from './post.types.ts';

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

/** The dialog that tips who made a post, for it. */
export const tipOf = ({ id, author: payee }: Whose) =>
  ({
    type: 'dialog.requested',
    id: `tip-post-${id}`,
    dialog: 'tip',
    input: { payee, about: { type: 'post', id } },
  }) as const;

const isSeen = ({ type, url }: PostMedia) => url !== null && type !== 'audio';

/** The place of a file among those of a post that can be looked at; -1 for one that is locked. */
export const placeOf = ({ media }: Pick<Post, 'media'>, hash: string): number =>
  media.filter(isSeen).findIndex((file) => file.hash === hash);

/** The dialog that shows the files of a post in full size, beginning with one of them. */
export const viewerOf = (post: Pick<Post, 'id' | 'media' | 'publishedAt'>, hash: string) =>
  ({
    type: 'dialog.requested',
    id: `viewer-post-${post.id}`,
    dialog: 'viewer',
    input: {
      place: 'post',
      files: post.media.filter(isSeen).map((file) => ({
        ...file,
        // Of a video that is being made ready only the poster is there.
        url: file.type === 'video' && file.url === file.thumbUrl ? null : file.url,
        at: post.publishedAt,
      })),
      index: placeOf(post, hash),
      count: null,
      more: null,
      isOwn: false,
      folder: null,
    },
  }) as const;

/** The videos of a locked post of which the first seconds may be watched. */
const previewsIn = ({ isLocked, media }: Post): readonly PreviewVideo[] =>
  media.flatMap((video) =>
    isLocked && video.previewUrl !== undefined ? [{ ...video, previewUrl: video.previewUrl }] : [],
  );

export const hasPreview = (post: Post): boolean => previewsIn(post).length > 0;

/** The dialog that plays the first seconds of a post's locked videos; guests buy nothing. */
export const previewOf = (post: Post, asker: VideoPreviewAsked['asker'], isGuest: boolean) =>
  ({
    type: 'dialog.requested',
    id: `preview-post-${post.id}`,
    dialog: 'videoPreview',
    input: { asker, id: post.id, videos: previewsIn(post), price: isGuest ? null : post.price },
  }) as const;

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

/** The question whether a draft or a planned post is to go out now. */
export const publishingOf = (postId: number, label: string) =>
  ({
    type: 'dialog.requested',
    id: `publish-post-${postId}`,
    dialog: 'confirm',
    input: {
      title: label === '' ? 'posts.publishNow.untitled' : 'posts.publishNow.title',
      body: 'posts.publishNow.body',
      confirm: 'posts.myPosts.acts.publish',
      params: { post: label },
      tone: 'primary',
    },
  }) as const;

/** The post that a dialog asked about publishing; 0 for any other dialog. */
export const publishedBy = (id: string): number =>
  Number(/^publish-post-(\d+)$/.exec(id)?.[1] ?? 0);

/** The way to where a post is written on. */
export const editorOf = (post: Whose) =>
  ({ type: 'location.requested', path: editPathOf(post) }) as const;
