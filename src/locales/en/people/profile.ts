export default {
  documentTitle: '{{name}} (@{{username}})',
  title: 'Profile',
  handle: '@{{username}}',
  about: 'About',
  more: 'More',
  less: 'Less',
  loading: 'Loading the profile of {{name}}',
  failed: "We couldn't load this profile. Please try again.",
  missing: "This profile doesn't exist.",
  retry: 'Try again',
  following: 'Following',
  followsYou: 'Follows you',
  counts: { country: 'Country', media: 'Pictures and videos', joined: 'Joined' },
  posts: {
    one: '{{count}} post',
    other: '{{count}} posts',
  },
  followers: {
    one: '{{count}} follower',
    other: '{{count}} followers',
  },
};
