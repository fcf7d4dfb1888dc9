export default {
  by: '{{name}} 的帖子',
  verified: '已认证创作者',
  lockedForSubscribers: '仅限 {{name}} 的订阅者',
  lockedForFollowers: '仅限 {{name}} 的关注者',
  unlock: '支付 {{price}} 解锁',
  yours: '您已购买',
  kept: '购买后永久保留。',
  keptOrFree: '购买后永久保留。订阅者免费观看。',
  bought: '{{date}}以 {{price}} 购买',
  editedSince: '在您购买后编辑过',
  holds: '内含：{{things}}',
  openPost: '打开帖子',
  audience: { followers: '关注者可见', subscribers: '订阅者可见' },
  images: {
    other: '{{count}} 张图片',
  },
  play: '播放：{{video}}',
  videos: {
    other: '{{count}} 个视频',
  },
  comments: { other: '{{count}} 条评论' },
  likes: {
    other: '{{count}} 个赞',
  },
};
