export default {
  open: 'Show options',
  none: 'Nothing matches.',
  remove: 'Remove {{choice}}',
};
