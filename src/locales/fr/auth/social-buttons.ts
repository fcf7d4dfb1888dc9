export default {
  or: 'ou',
};
