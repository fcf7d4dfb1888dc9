export default {
  title: 'Meilleures publications',
  loading: 'Chargement de vos meilleures publications',
  failed: 'Impossible de charger vos meilleures publications.',
  retry: 'Réessayer',
  post: 'Publication',
  likes: 'Mentions J’aime',
  comments: 'Commentaires',
  unnamed: 'Publication {{id}}',
  gone: '{{thing}} (supprimée)',
  means: 'Ce que chacune a apporté ces jours-là ; vingt au plus, la meilleure d’abord.',
};
