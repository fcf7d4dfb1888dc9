export default {
  label: 'Chercher une discussion',
  found: 'Discussions trouvées',
  busy: 'Recherche en cours',
  none: 'Aucune discussion avec « {{text}} »',
  noneText: 'La recherche porte seulement sur les personnes avec qui vous avez une discussion.',
  failed: 'Toutes vos discussions n’ont pas pu être parcourues. Voici celles déjà chargées.',
  count: {
    one: '{{count}} discussion trouvée',
    many: '{{count}} discussions trouvées',
    other: '{{count}} discussions trouvées',
  },
};
