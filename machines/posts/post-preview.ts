import { trimmed } from '#src/contract/lib/blank.ts';
import { isFreeForSome, readingOf } from './post-content.ts';
import type { PostContent, PostFile, PostReading } from './post-content.types.ts';
import type { PostEditorContext, PreviewAs } from './post-editor.types.ts';
import type { Post, PostAuthor, PostMedia } from './post.types.ts';

/** Viewers who see a free post, by its audience. */
const readers: Readonly<Record<Post['visibility'], readonly PreviewAs[]>> = {
  public: ['guest', 'follower', 'subscriber', 'buyer'],
  followers: ['follower', 'subscriber', 'buyer'],
  subscribers: ['subscriber', 'buyer'],
};

/** True if the post is open to a viewer, by the server's rules (decisions §11 viewing rights). */
function isOpenTo(content: PostContent, viewer: PreviewAs): boolean {
  if (viewer === 'buyer') return true;
  if (content.isPaid) return isFreeForSome(content) && viewer === 'subscriber';
  return readers[content.audience].includes(viewer);
}

/** A file as the post shows it; none that is not there yet, such as a video that nobody has read. */
const mediaOf = ({ upload, alt }: PostFile, isOpen: boolean): PostMedia[] => {
  const { hash, picture, status } = upload;
  const isUnread = status === 'processing' && picture?.seconds === 0;
  return hash === null || picture === null || isUnread
    ? []
    : [
        {
          hash,
          type: picture.seconds === undefined ? 'image' : 'video',
          ...(picture.seconds !== undefined && { seconds: picture.seconds }),
          width: picture.width,
          height: picture.height,
          placeholder: picture.placeholder,
          alt: isOpen ? alt : null,
          url: isOpen ? picture.thumbUrl : null,
          thumbUrl: isOpen && picture.seconds !== undefined ? picture.thumbUrl : null,
        },
      ];
};

/** The post as one kind of viewer will see it. */
export function previewOf(
  content: PostContent,
  { price }: Pick<PostReading, 'price'>,
  { author, viewer, at }: { author: PostAuthor; viewer: PreviewAs; at: string },
): Post {
  const isOpen = isOpenTo(content, viewer);
  const media = content.files.flatMap((file) => mediaOf(file, isOpen));
  const videos = media.filter(({ type }) => type === 'video');
  return {
    id: 0,
    author,
    title: trimmed(content.title) || null,
    text: isOpen ? trimmed(content.text) || null : null,
    media,
    mediaCounts: {
      images: media.length - videos.length,
      videos: videos.length,
      seconds: videos.reduce((sum, { seconds = 0 }) => sum + seconds, 0),
    },
    isPaid: content.isPaid,
    price,
    isLocked: !isOpen,
    isPurchased: content.isPaid && viewer === 'buyer',
    purchasedAt: null,
    isEditedSince: false,
    isFreeForSubscribers: isFreeForSome(content),
    visibility: content.audience,
    subscriptionPrice: null,
    plannedFor: null,
    publishedAt: at,
    updatedAt: at,
    likesCount: 0,
    isLiked: false,
    commentsCount: 0,
  };
}

type Shown = Pick<PostEditorContext, 'limits' | 'timing' | 'author' | 'previewAs' | 'openedAt'>;

/** The content with what it comes to, and how others will see it. */
export const shownOf = (
  { limits, timing, author, previewAs: viewer, openedAt: at }: Shown,
  content: PostContent,
) => {
  const reading = readingOf(content, limits, timing);
  return { content, reading, preview: previewOf(content, reading, { author, viewer, at }) };
};
