export default {
  title: 'Aperçu',
  open: 'Aperçu',
  as: 'Voir en tant que',
  guest: 'Visiteur',
  follower: 'Follower',
  subscriber: 'Abonné',
  buyer: 'Acheteur',
  seenBy: {
    guest: 'Vu par un visiteur',
    follower: 'Vu par un follower',
    subscriber: 'Vu par un abonné',
    buyer: 'Vu par un acheteur',
  },
};
