export default {
  banned: '黑名单中',
  subscribedTo: '您已订阅',
  subscriber: '订阅者',
  follower: '关注者',
  paid: {
    other: '{{count}} 条付费',
  },
};
