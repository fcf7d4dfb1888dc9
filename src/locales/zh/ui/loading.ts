export default {
  retry: '重试',
  loading: '正在加载…',
};
