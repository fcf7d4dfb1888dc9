export default {
  count: {
    other: '{{count}} 条评论',
  },
  arrived: {
    other: '{{count}} 条新评论',
  },
  author: '作者',
  edited: '已编辑',
  more: '{{name}} 的评论的更多操作',
  acts: {
    edit: '编辑',
    remove: '删除',
    report: '举报评论',
  },
  loading: '正在加载评论',
  failed: '无法加载评论。',
  interrupted: '后面的评论没有加载出来。',
  empty: '还没有评论。来写第一条吧。',
  later: '显示更多评论',
  earlier: '显示更早的评论',
  newest: '显示最新',
  fromStart: '从头开始',
  closed: '评论已关闭。',
  forSubscribers: '只有订阅者可以在此评论。',
  barred: '您不能在此评论。',
  login: '登录后评论',
};
