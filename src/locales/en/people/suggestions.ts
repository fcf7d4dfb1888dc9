export default {
  title: 'Creators to follow',
  loading: 'Loading suggestions',
  exhausted: 'No more suggestions for now.',
  failed: "We couldn't load suggestions.",
  view: 'View profile of {{name}}',
};
