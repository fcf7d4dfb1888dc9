export default {
  reason: '为什么我会看到这条？',
  hide: '隐藏',
  ban: '静音、限制或拉黑…',
  reasons: {
    feed: '您关注或订阅了 {{name}}。',
    explore: '这条帖子是公开的，属于最新或最受欢迎的帖子。',
    profile: '这是 {{name}} 的主页。',
    page: '这条帖子是您自己打开的。',
  },
};
