export default {
  or: 'o',
};
