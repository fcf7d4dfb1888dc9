export default {
  show: '显示',
  filters: {
    all: '全部',
    media: '含媒体',
    paid: '付费',
  },
  loginToUnlock: '登录后查看',
  postMore: '此动态的更多操作',
  reportPost: '举报动态',
  failed: '无法加载动态，请重试。',
  noPosts: '还没有动态',
  noneOfKind: '没有这类动态',
  end: '已显示全部动态。',
  hidden: '这里没有可以查看的动态。',
};
