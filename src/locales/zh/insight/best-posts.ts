export default {
  title: '最佳帖子',
  loading: '正在加载你的最佳帖子',
  failed: '无法加载你的最佳帖子。',
  retry: '重试',
  post: '帖子',
  likes: '点赞',
  comments: '评论',
  unnamed: '帖子 {{id}}',
  gone: '{{name}}（已删除）',
  means: '每个帖子在这些天里带来的结果，最多二十个，最好的在前。',
};
