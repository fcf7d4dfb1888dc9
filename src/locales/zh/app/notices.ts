export default {
  label: '通知',
};
