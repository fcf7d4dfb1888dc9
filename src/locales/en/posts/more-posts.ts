export default {
  title: 'More from {{name}}',
  loading: 'Loading more posts',
  failed: "We couldn't load more posts.",
  untitled: 'Untitled post',
  locked: 'Locked',
};
