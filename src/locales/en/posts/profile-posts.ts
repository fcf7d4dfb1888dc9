export default {
  show: 'Show',
  filters: {
    all: 'All',
    media: 'With media',
    paid: 'Paid',
  },
  loginToUnlock: 'Sign in to see it',
  postMore: 'Options for this post',
  reportPost: 'Report post',
  failed: "We couldn't load these posts. Please try again.",
  noPosts: 'No posts yet',
  noneOfKind: 'No matching posts',
  end: "You've seen every post.",
  hidden: 'There are no posts to see here.',
};
