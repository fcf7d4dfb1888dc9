export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Interests',
    tabs: 'Lists of your interests',
  },
  audience: {
    title: 'Audience',
    tabs: 'Lists of your audience',
  },
  lists: {
    subscriptions: 'Your Subscriptions',
    followed: 'You Follow',
    subscribers: 'Your Subscribers',
    followers: 'Your followers',
    blacklist: 'Blacklist',
  },
  tabCount: {
    one: '{{count}} person',
    other: '{{count}} people',
  },
};
