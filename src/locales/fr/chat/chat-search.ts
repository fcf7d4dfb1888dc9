export default {
  label: 'Rechercher une discussion',
  found: 'Discussions trouvées',
  busy: 'Recherche en cours',
  none: 'Aucune discussion avec « {{text}} »',
  noneText: 'La recherche porte seulement sur les personnes avec qui vous avez une discussion.',
  failed: 'Impossible de parcourir toutes vos discussions. Voici celles déjà chargées.',
  count: {
    one: '{{count}} discussion trouvée',
    many: '{{count}} de discussions trouvées',
    other: '{{count}} discussions trouvées',
  },
};
