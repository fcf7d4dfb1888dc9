export default {
  documentTitle: '{{list}}，{{area}}',
  interests: {
    title: '关注',
    tabs: '你的关注与订阅列表',
  },
  audience: {
    title: '受众',
    tabs: '你的受众列表',
  },
  lists: {
    subscriptions: '你的订阅',
    followed: '你关注的人',
    subscribers: '你的订阅者',
    followers: '你的粉丝',
    blacklist: '黑名单',
  },
  tabCount: {
    other: '{{count}} 人',
  },
};
