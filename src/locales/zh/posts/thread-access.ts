export default {
  title: '谁可以评论',
  readers: '所有读者',
  subscribers: '订阅者',
  nobody: '没有人',
  refused: '您的选择未能保存。',
};
