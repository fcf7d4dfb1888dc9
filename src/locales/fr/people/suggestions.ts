export default {
  title: 'Créateurs à suivre',
  loading: 'Chargement des suggestions',
  exhausted: 'Vous suivez déjà toutes les personnes que nous pourrions vous suggérer.',
  failed: 'Pas de suggestions pour le moment.',
  view: 'Voir le profil de {{name}}',
};
