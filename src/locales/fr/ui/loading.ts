export default {
  retry: 'Réessayer',
  loading: 'Chargement…',
  page: 'Page',
};
