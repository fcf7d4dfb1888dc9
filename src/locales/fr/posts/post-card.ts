export default {
  by: 'Publication de {{name}}',
  verified: 'Créateur vérifié',
  lockedForSubscribers: 'Pour les abonnés de {{name}}',
  lockedForPrice: 'Coûte {{price}}',
  unlock: 'Débloquer pour {{price}}',
  yours: 'Vous l’avez acheté',
  editedSince: 'Vous l’avez acheté. Il a été modifié après votre achat.',
  holds: 'Contient : {{things}}',
  openPost: 'Ouvrir la publication',
  audience: { followers: 'Followers', subscribers: 'Abonnés' },
  images: {
    one: '{{count}} image',
    many: '{{count}} d’images',
    other: '{{count}} images',
  },
  videos: {
    one: '{{count}} vidéo',
    many: '{{count}} de vidéos',
    other: '{{count}} vidéos',
  },
  comments: {
    one: '{{count}} commentaire',
    many: '{{count}} de commentaires',
    other: '{{count}} commentaires',
  },
  likes: {
    one: '{{count}} j’aime',
    many: '{{count}} de j’aime',
    other: '{{count}} j’aime',
  },
};
