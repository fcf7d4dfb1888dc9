export default {
  title: 'Qui peut commenter',
  readers: 'Tous ceux qui le lisent',
  subscribers: 'Abonnés',
  nobody: 'Personne',
  refused: 'Votre choix n’est pas passé.',
};
