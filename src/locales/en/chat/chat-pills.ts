export default {
  banned: 'Banned',
  subscribedTo: 'You subscribe',
  subscriber: 'Subscriber',
  follower: 'Follower',
  paid: {
    one: '{{count}} paid',
    other: '{{count}} paid',
  },
};
