export default {
  or: 'или',
};
