export default {
  by: 'Post by {{name}}',
  verified: 'Verified creator',
  lockedForSubscribers: 'For subscribers of {{name}}',
  lockedForPrice: 'Costs {{price}}',
  unlock: 'Unlock for {{price}}',
  yours: 'You bought this',
  editedSince: 'You bought this. It was edited after you bought it.',
  holds: 'Inside: {{things}}',
  openPost: 'Open post',
  audience: { followers: 'Followers', subscribers: 'Subscribers' },
  images: {
    one: '{{count}} picture',
    other: '{{count}} pictures',
  },
  videos: {
    one: '{{count}} video',
    other: '{{count}} videos',
  },
  comments: { one: '{{count}} comment', other: '{{count}} comments' },
  likes: {
    one: '{{count}} like',
    other: '{{count}} likes',
  },
};
