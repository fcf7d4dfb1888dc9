export default {
  title: 'Pas encore disponible',
  text: 'Cette partie du produit n’existe pas encore.',
};
