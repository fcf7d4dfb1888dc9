export default {
  title: 'More of {{name}}',
  loading: 'Loading more posts',
  failed: 'We could not load more posts. Nothing is lost.',
  untitled: 'Post without words',
  locked: 'Locked',
};
