export default {
  label: 'Sobre esta pessoa',
  open: 'Sobre {{name}}',
};
