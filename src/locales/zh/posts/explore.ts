export default {
  title: '探索',
  loading: '正在加载帖子',
  empty: '还没有人发布公开内容。',
  failed: '无法加载探索内容。',
  found: '“{{words}}”的搜索结果',
  nothing: '没有与“{{words}}”相符的内容。',
};
