export default {
  subscriptionsTitle: '还没有订阅',
  subscriptionsText: '你订阅的创作者会显示在这里，并附上下次扣款的日期和价格。',
  followedTitle: '你还没有关注任何人',
  followedText: '你关注的人会显示在这里，他们的帖子会出现在你的动态中。',
  subscribersTitle: '还没有订阅者',
  subscribersText: '为你的帖子付费的人会显示在这里，并附上到期日期。',
  followersTitle: '还没有粉丝',
  followersText: '关注你的人会显示在这里。发一个帖子是个好的开始。',
  blacklistTitle: '黑名单是空的',
  blacklistText: '你静音、限制或屏蔽的人会显示在这里，你也可以在这里原谅他们。',
};
