export default {
  documentTitle: '{{name}} (@{{username}})',
  title: 'Profile',
  handle: '@{{username}}',
  about: 'About',
  more: 'More',
  less: 'Less',
  loading: 'Loading the profile of {{name}}',
  failed: 'We could not load this profile. Please try again.',
  missing: 'Nobody has this name.',
  retry: 'Try again',
  following: 'Following',
  followsYou: 'Follows you',
  counts: { media: 'Pictures and videos', joined: 'Joined' },
  posts: {
    one: '{{count}} post',
    other: '{{count}} posts',
  },
  followers: {
    one: '{{count}} follower',
    other: '{{count}} followers',
  },
};
