export default {
  title: 'Best posts',
  loading: 'Loading your best posts',
  failed: "We couldn't load your best posts.",
  retry: 'Try again',
  post: 'Post',
  likes: 'Likes',
  comments: 'Comments',
  unnamed: 'Post {{id}}',
  gone: '{{thing}} (deleted)',
  means: 'Your 20 best posts in this period.',
};
