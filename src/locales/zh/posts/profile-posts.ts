export default {
  show: '显示',
  filters: {
    all: '全部',
    media: '含媒体',
    paid: '付费',
  },
  loginToUnlock: '登录后查看',
  postMore: '此帖子的更多操作',
  reportPost: '举报帖子',
  failed: '无法加载帖子，请重试。',
  noPosts: '还没有帖子',
  noneOfKind: '没有此类内容',
  end: '已显示全部帖子。',
  hidden: '这里没有可以查看的帖子。',
};
