export default {
  feed: {
    title: 'Fil',
    loading: 'Chargement des publications',
    emptyTitle: 'Votre fil est calme',
    emptyText:
      'Les publications des personnes que vous suivez seront ici. Trouvez d’abord quelqu’un qui vous plaît.',
    confinedTitle: 'Confirmez d’abord votre e-mail',
    confinedText:
      'Votre fil s’ouvrira dès que votre e-mail sera confirmé. D’ici là, vous pouvez explorer ce qui est public.',
    confirm: 'Confirmer mon e-mail',
    explore: 'Explorer',
    end: 'Vous avez vu toutes les publications.',
    failed: 'Nous n’avons pas pu charger votre fil. Rien n’est perdu ; réessayez.',
    interrupted: 'Les publications suivantes ne sont pas arrivées.',
    retry: 'Réessayer',
    refresh: 'Chercher de nouvelles publications',
  },
  explore: {
    title: 'Explorer',
    loading: 'Chargement des publications',
    empty: 'Personne n’a encore rien publié de public.',
    failed: 'Nous n’avons rien pu charger à explorer.',
  },
  card: {
    by: 'Publication de {{name}}',
    verified: 'Créateur vérifié',
    lockedForSubscribers: 'Pour les abonnés de {{name}}',
    lockedForPrice: 'Coûte {{price}}',
    yours: 'Vous l’avez acheté',
    holds: 'Contient : {{things}}',
    openPost: 'Ouvrir la publication',
  },
  images: { one: '{{count}} image', many: '{{count}} d’images', other: '{{count}} images' },
  videos: { one: '{{count}} vidéo', many: '{{count}} de vidéos', other: '{{count}} vidéos' },
  likes: { one: '{{count}} j’aime', many: '{{count}} de j’aime', other: '{{count}} j’aime' },
  comments: {
    one: '{{count}} commentaire',
    many: '{{count}} de commentaires',
    other: '{{count}} commentaires',
  },
  suggestions: {
    title: 'Créateurs à suivre',
    loading: 'Chargement des suggestions',
    exhausted: 'Vous suivez déjà toutes les personnes que nous pourrions vous suggérer.',
    failed: 'Pas de suggestions pour le moment.',
    view: 'Voir le profil de {{name}}',
  },
};
