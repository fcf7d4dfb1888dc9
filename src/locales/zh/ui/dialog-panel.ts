export default {
  cancel: '取消',
  close: '关闭',
};
