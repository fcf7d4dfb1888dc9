export default {
  search: 'Personnes et publications',
  order: 'Ce qui vient en premier',
  new: 'Plus récentes',
  popular: 'Plus aimées',
  interrupted: 'Impossible de charger d’autres publications.',
  end: 'C’est tout.',
  clear: 'Tout afficher',
};
