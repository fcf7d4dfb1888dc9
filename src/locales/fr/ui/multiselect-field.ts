export default {
  open: 'Afficher la liste',
  none: 'Aucun résultat.',
  remove: 'Retirer {{choice}}',
};
