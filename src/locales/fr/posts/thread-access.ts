export default {
  title: 'Qui peut commenter',
  readers: 'Toute personne qui la voit',
  subscribers: 'Abonnés',
  nobody: 'Personne',
  refused: 'Votre choix n’a pas été enregistré.',
};
