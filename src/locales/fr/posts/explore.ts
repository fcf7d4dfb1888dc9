export default {
  title: 'Explorer',
  loading: 'Chargement des publications',
  empty: 'Personne n’a encore rien publié de public.',
  failed: 'Nous n’avons rien pu charger à explorer.',
  found: 'Résultats pour « {{words}} »',
  nothing: 'Rien ne correspond à « {{words}} ».',
};
