export default {
  title: 'Explore',
  loading: 'Loading posts',
  empty: 'No public posts yet.',
  failed: "We couldn't load Explore.",
  found: 'Results for “{{words}}”',
  nothing: 'No results for “{{words}}”.',
};
