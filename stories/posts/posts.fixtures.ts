import type { Post, PostAuthor, PostMedia } from '#machines/posts/post.types.ts';

export const ada: PostAuthor = {
  id: 2,
  username: 'ada',
  displayName: 'Ada Quill',
  profilePhoto: null,
  isVerified: true,
};

const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="hsl(${hue} 45% 78%)"/><circle cx="450" cy="150" r="70" fill="hsl(${hue + 40} 70% 88%)"/><path d="M0 400 Q160 260 320 360 T640 300 V480 H0Z" fill="hsl(${hue + 10} 40% 45%)"/></svg>`,
  )}`;

const picture = (hue: number): PostMedia => ({
  hash: `picture-${hue}`,
  type: 'image',
  width: 640,
  height: 480,
  placeholder: `hsl(${hue} 45% 78%)`,
  alt: 'Hills below a pale sun',
  url: drawing(hue),
  thumbUrl: null,
});

/** An open post with one picture. */
export const openPost: Post = {
  id: 11,
  author: ada,
  title: 'First light over the harbour',
  text: 'Woke at four for this. The whole series comes to subscribers on Sunday.',
  media: [picture(210)],
  mediaCounts: { images: 1, videos: 0, seconds: 0 },
  isPaid: false,
  price: null,
  isLocked: false,
  isPurchased: false,
  purchasedAt: null,
  isEditedSince: false,
  isFreeForSubscribers: false,
  visibility: 'public',
  subscriptionPrice: null,
  publishedAt: '2026-11-20T05:30:00.000Z',
  plannedFor: null,
  updatedAt: '2026-11-20T05:30:00.000Z',
  likesCount: 1284,
  isLiked: false,
  commentsCount: 31,
};

/** Three pictures in a grid. */
export const gridPost: Post = {
  ...openPost,
  id: 12,
  title: null,
  media: [picture(20), picture(140), picture(280)],
  mediaCounts: { images: 3, videos: 0, seconds: 0 },
};

/** Ten pictures, of which an album shows five. */
export const albumPost: Post = {
  ...openPost,
  id: 16,
  title: null,
  media: Array.from({ length: 10 }, (_, index) => picture(index * 36)),
  mediaCounts: { images: 10, videos: 0, seconds: 0 },
};

/** A post with a video behind its poster. */
export const videoPost: Post = {
  ...openPost,
  id: 19,
  media: [{ ...picture(60), type: 'video', thumbUrl: drawing(60), seconds: 134 }],
  mediaCounts: { images: 0, videos: 1, seconds: 134 },
};

/** A paid post: what is inside and its price, and no address of any picture. */
export const paidPost: Post = {
  ...openPost,
  id: 13,
  title: 'Studio diary, part four',
  text: null,
  isPaid: true,
  isLocked: true,
  price: { amount: 1200, currency: 'USD' },
  media: [{ ...picture(330), url: null, alt: null }],
  mediaCounts: { images: 8, videos: 1, seconds: 312 },
};

/** A paid post whose video may be watched in part. */
export const previewedPost: Post = {
  ...paidPost,
  id: 20,
  media: [
    {
      ...picture(60),
      type: 'video',
      url: null,
      alt: null,
      seconds: 134,
      captions: [{ language: 'en', url: null }],
      previewUrl: '/storage/picture-60/clip?signature=1',
    },
  ],
  mediaCounts: { images: 0, videos: 1, seconds: 134 },
};

/** A post for subscribers only. */
export const subscribersPost: Post = {
  ...paidPost,
  id: 14,
  title: null,
  isPaid: false,
  price: null,
  visibility: 'subscribers',
  subscriptionPrice: { amount: 999, currency: 'USD' },
};

/** Hostile and awkward text: it must stay text and break nothing. */
export const hostilePost: Post = {
  ...openPost,
  id: 15,
  author: { ...openPost.author, displayName: 'Wilhelmina Featherstonehaugh '.repeat(4).trim() },
  title: '<img src=x onerror=alert(1)>',
  text: `"><script>alert(1)</script>\n${'verylongwordwithoutanybreak'.repeat(8)}\nمرحبا 你好 🙂`,
  media: [],
};
