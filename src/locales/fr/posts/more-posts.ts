export default {
  title: 'Plus de {{name}}',
  loading: 'Chargement d’autres publications',
  failed: 'Impossible de charger d’autres publications.',
  untitled: 'Publication sans texte',
  locked: 'Verrouillée',
};
