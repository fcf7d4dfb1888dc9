export default {
  title: 'Aperçu',
  open: 'Aperçu',
  as: 'Voir en tant que',
  guest: 'Visiteur',
  follower: 'Follower',
  subscriber: 'Abonné',
  buyer: 'Acheteur',
  seenBy: {
    guest: 'Vue visiteur',
    follower: 'Vue follower',
    subscriber: 'Vue abonné',
    buyer: 'Vue acheteur',
  },
};
