export default {
  open: 'Show the list',
  none: 'Nothing matches.',
  remove: 'Remove {{choice}}',
};
