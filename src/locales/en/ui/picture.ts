export default {
  failed: 'The picture did not load.',
  held: 'Picture',
  load: 'Load',
  loadOf: 'Load: {{picture}}',
  saving: 'Data saver is on',
};
