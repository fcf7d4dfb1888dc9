export default {
  label: 'Sobre esta persona',
  open: 'Sobre {{name}}',
};
