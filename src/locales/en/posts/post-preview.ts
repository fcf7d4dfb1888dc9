export default {
  title: 'Preview',
  open: 'Preview',
  as: 'Preview as',
  guest: 'Guest',
  follower: 'Follower',
  subscriber: 'Subscriber',
  buyer: 'Buyer',
  seenBy: {
    guest: 'Seen by a guest',
    follower: 'Seen by a follower',
    subscriber: 'Seen by a subscriber',
    buyer: 'Seen by a buyer',
  },
};
