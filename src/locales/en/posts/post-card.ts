export default {
  by: 'Post by {{name}}',
  verified: 'Verified creator',
  lockedForSubscribers: "For {{name}}'s subscribers",
  lockedForFollowers: "For {{name}}'s followers",
  unlock: 'Unlock for {{price}}',
  yours: 'You bought this',
  kept: 'Yours to keep.',
  keptOrFree: 'Yours to keep. Free for subscribers.',
  bought: 'Bought on {{date}} for {{price}}',
  editedSince: 'Edited after you bought it',
  holds: 'Inside: {{things}}',
  openPost: 'Open post',
  audience: { followers: 'Followers', subscribers: 'Subscribers' },
  images: {
    one: '{{count}} picture',
    other: '{{count}} pictures',
  },
  play: 'Play: {{video}}',
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
