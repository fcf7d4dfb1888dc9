export default {
  skip: 'Skip to content',
  discreet: 'Discreet mode is on',
};
