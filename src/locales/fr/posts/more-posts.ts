export default {
  title: 'Plus de {{name}}',
  loading: 'Chargement d’autres publications',
  failed: 'Nous n’avons pas pu charger d’autres publications. Rien n’est perdu.',
  untitled: 'Publication sans texte',
  locked: 'Verrouillée',
};
