export default {
  subscriptionsTitle: '还没有订阅',
  subscriptionsText: '您订阅的创作者会显示在这里，并附上下次扣款的日期和价格。',
  followedTitle: '您还没有关注任何人',
  followedText: '您关注的人会显示在这里，他们的帖子会出现在您的动态中。',
  subscribersTitle: '还没有订阅者',
  subscribersText: '为您的帖子付费的人会显示在这里，并附上到期日期。',
  followersTitle: '还没有关注者',
  followersText: '关注您的人会显示在这里。先发一条帖子吧。',
  blacklistTitle: '黑名单是空的',
  blacklistText: '您静音、限制或拉黑的人会显示在这里，也可以在这里解除。',
};
