export default {
  title: '探索',
  loading: '正在加载帖子',
  empty: '还没有人发布公开内容。',
  failed: '无法加载可探索的内容。',
  found: '{{words}}，探索',
  nothing: '没有与“{{words}}”相符的内容。',
};
