export default {
  dismiss: '关闭',
};
