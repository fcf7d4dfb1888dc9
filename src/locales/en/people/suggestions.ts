export default {
  title: 'Creators to follow',
  loading: 'Loading suggestions',
  exhausted: 'You follow everybody we could suggest.',
  failed: 'No suggestions right now.',
  view: 'View profile of {{name}}',
};
