export default {
  by: '{{name}} 的帖子',
  verified: '已认证创作者',
  lockedForSubscribers: '仅限 {{name}} 的订阅者',
  lockedForPrice: '价格 {{price}}',
  unlock: '以 {{price}} 解锁',
  yours: '您已购买',
  editedSince: '你已购买。购买后内容有修改。',
  holds: '内含：{{things}}',
  openPost: '打开帖子',
  audience: { followers: '粉丝可见', subscribers: '订阅者可见' },
  images: {
    other: '{{count}} 张图片',
  },
  videos: {
    other: '{{count}} 个视频',
  },
  comments: { other: '{{count}} 条评论' },
  likes: {
    other: '{{count}} 个赞',
  },
};
