export default {
  or: 'or',
};
