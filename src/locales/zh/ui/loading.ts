export default {
  retry: '重试',
  loading: '加载中…',
  page: '页面',
};
