export default {
  title: 'Explore',
  loading: 'Loading posts',
  empty: 'Nobody has posted anything public yet.',
  failed: 'We could not load anything to explore.',
  found: '{{words}}, Explore',
  nothing: "Nothing fits '{{words}}'.",
};
