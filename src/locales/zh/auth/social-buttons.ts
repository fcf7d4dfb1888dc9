export default {
  or: '或',
};
