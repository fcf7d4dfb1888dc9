export default {
  retry: 'Réessayer',
  loading: 'Chargement...',
};
