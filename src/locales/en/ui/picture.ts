export default {
  failed: "This picture didn't load.",
  held: 'Picture',
  hold: 'Hold to show',
  load: 'Load',
  loadOf: 'Load: {{picture}}',
  saving: 'Data saver is on',
  stopped: 'The video stopped.',
};
