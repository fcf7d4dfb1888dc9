export default {
  label: 'Avisos',
};
