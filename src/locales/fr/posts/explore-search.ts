export default {
  search: 'Rechercher des personnes et des publications',
  order: 'Ce qui vient en premier',
  new: 'Plus récentes',
  popular: 'Plus aimées',
  interrupted: 'Les publications suivantes ne sont pas arrivées.',
  end: 'C’est tout.',
  clear: 'Tout afficher',
};
