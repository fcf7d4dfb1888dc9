export default {
  documentTitle: '{{list}}，{{area}}',
  interests: {
    title: '关注与订阅',
    tabs: '您的关注与订阅列表',
  },
  audience: {
    title: '受众',
    tabs: '您的受众列表',
  },
  lists: {
    subscriptions: '您的订阅',
    followed: '您的关注',
    subscribers: '您的订阅者',
    followers: '您的关注者',
    blacklist: '黑名单',
  },
  tabCount: {
    other: '{{count}} 人',
  },
};
