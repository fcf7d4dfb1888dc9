export default {
  search: '搜索用户和帖子',
  order: '排序',
  new: '最新',
  popular: '最受欢迎',
  interrupted: '后面的帖子没有加载出来。',
  end: '已全部显示。',
  clear: '显示全部',
};
