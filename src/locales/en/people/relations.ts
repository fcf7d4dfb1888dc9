export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Interests',
    tabs: 'Your interests',
  },
  audience: {
    title: 'Audience',
    tabs: 'Your audience',
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
