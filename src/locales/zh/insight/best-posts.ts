export default {
  title: '最佳帖子',
  loading: '正在加载您的最佳帖子',
  failed: '无法加载您的最佳帖子。',
  retry: '重试',
  post: '帖子',
  likes: '点赞',
  comments: '评论',
  unnamed: '帖子 {{id}}',
  gone: '{{thing}}（已删除）',
  means: '每条帖子在这段时间的成绩，最多二十条，最好的在前。',
};
