export default {
  loading: '正在加载帖子',
  emptyTitle: '您的动态还没有内容',
  emptyText: '您关注的人发布的帖子会显示在这里。先去找找您喜欢的人吧。',
  confinedTitle: '请先验证您的邮箱',
  confinedText: '验证邮箱后即可查看动态。在此之前，您可以探索公开内容。',
  confirm: '验证我的邮箱',
  explore: '探索',
  end: '您已看完所有帖子。',
  failed: '无法加载您的动态，请重试。',
  interrupted: '后面的帖子没有加载出来。',
  retry: '重试',
  refresh: '查看新帖子',
};
