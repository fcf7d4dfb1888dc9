export default {
  label: 'About this person',
  open: 'About {{name}}',
};
