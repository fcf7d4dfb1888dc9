export default {
  show: 'Show',
  filters: {
    all: 'All',
    media: 'With media',
    paid: 'Paid',
  },
  loginToUnlock: 'Login to see it',
  postMore: 'More for this post',
  reportPost: 'Report post',
  failed: 'We could not load the posts. Please try again.',
  noPosts: 'No posts yet',
  noneOfKind: 'Nothing of this kind',
  end: 'That is every post.',
  hidden: 'There are no posts to see here.',
};
