export default {
  show: 'Afficher',
  filters: {
    all: 'Tout',
    media: 'Avec médias',
    paid: 'Payantes',
  },
  loginToUnlock: 'Se connecter pour voir',
  postMore: 'Plus pour cette publication',
  reportPost: 'Signaler la publication',
  failed: 'Impossible de charger les publications. Réessayez.',
  noPosts: 'Aucune publication pour l’instant',
  noneOfKind: 'Rien de ce genre',
  end: 'Vous avez tout vu.',
  hidden: 'Il n’y a aucune publication à voir ici.',
};
