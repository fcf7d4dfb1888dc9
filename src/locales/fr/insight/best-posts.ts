export default {
  title: 'Meilleures publications',
  loading: 'Chargement de vos meilleures publications',
  failed: 'Impossible de charger vos meilleures publications.',
  retry: 'Réessayer',
  post: 'Publication',
  likes: 'J’aime',
  comments: 'Commentaires',
  unnamed: 'Publication {{id}}',
  gone: '{{name}} (supprimée)',
  means: 'Ce que chacune a apporté ces jours-là ; vingt au plus, la meilleure d’abord.',
};
