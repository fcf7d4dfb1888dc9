export default {
  title: 'Explore',
  loading: 'Loading posts',
  empty: 'Nobody has posted anything public yet.',
  failed: 'We could not load anything to explore.',
};
