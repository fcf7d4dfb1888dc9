export default {
  banned: '已列入黑名单',
  subscribedTo: '你已订阅',
  subscriber: '订阅者',
  follower: '关注者',
  paid: {
    other: '{{count}} 条付费',
  },
};
