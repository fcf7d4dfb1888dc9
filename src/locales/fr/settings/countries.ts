export default {
  country: 'Pays',
  help: 'Affiché sur votre profil. Vous pouvez ne pas l’indiquer.',
  none: 'Non indiqué',
  loading: 'Chargement des pays…',
  failed: 'Impossible de charger les pays.',
};
