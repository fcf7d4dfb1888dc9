export default {
  show: 'Show password',
  hide: 'Hide password',
};
