export default {
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
  failed: 'Impossible de charger votre fil. Réessayez.',
  interrupted: 'Impossible de charger d’autres publications.',
  retry: 'Réessayer',
  refresh: 'Rechercher de nouvelles publications',
};
