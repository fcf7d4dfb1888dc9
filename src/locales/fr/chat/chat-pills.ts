export default {
  banned: 'Sur liste noire',
  subscribedTo: 'Vous êtes abonné',
  subscriber: 'Abonné',
  follower: 'Vous suit',
  paid: {
    one: '{{count}} payant',
    many: '{{count}} payants',
    other: '{{count}} payants',
  },
};
