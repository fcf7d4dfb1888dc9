export default {
  title: '值得关注的创作者',
  loading: '正在加载推荐',
  exhausted: '我们能推荐的人您都已关注。',
  failed: '暂时没有推荐。',
  view: '查看 {{name}} 的主页',
};
