export default {
  banned: 'On blacklist',
  subscribedTo: 'Subscribed',
  subscriber: 'Subscriber',
  follower: 'Follower',
  paid: {
    one: '{{count}} paid',
    other: '{{count}} paid',
  },
};
