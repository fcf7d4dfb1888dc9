export default {
  title: 'Best posts',
  loading: 'Loading your best posts',
  failed: 'We could not load your best posts.',
  retry: 'Try again',
  post: 'Post',
  likes: 'Likes',
  comments: 'Comments',
  unnamed: 'Post {{id}}',
  gone: '{{name}} (deleted)',
  means: 'What each brought in these days; at most twenty, best first.',
};
