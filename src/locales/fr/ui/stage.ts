export default {
  previous: 'Précédent',
  next: 'Suivant',
};
