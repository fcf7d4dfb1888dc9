export default {
  title: '{{name}} 的更多帖子',
  loading: '正在加载更多帖子',
  failed: '无法加载更多帖子。',
  untitled: '无文字的帖子',
  locked: '已锁定',
};
