export default {
  banned: 'Accès limité',
  subscribedTo: 'Votre abonnement',
  subscriber: 'Abonnement actif',
  follower: 'Vous suit',
  paid: {
    one: '{{count}} payant',
    many: '{{count}} payants',
    other: '{{count}} payants',
  },
};
