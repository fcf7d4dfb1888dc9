export default {
  loading: 'Chargement des personnes',
  failed: 'Cette liste n’a pas pu être chargée. Rien n’est perdu ; réessayez.',
  retry: 'Réessayer',
  filling: 'Chargement du reste : {{loaded}} sur {{count}} sont là.',
  interrupted:
    'Seules {{loaded}} personnes sur {{count}} sont arrivées. La recherche et les filtres ne voient qu’elles.',
  search: 'Rechercher un nom ou un pseudo',
  filter: 'Afficher',
  sort: 'Ordre',
  csv: 'Télécharger le CSV',
  explore: 'Explorer',
  unmatchedTitle: 'Personne ne correspond',
  unmatchedText: 'Essayez un autre nom, ou affichez tout le monde.',
  reset: 'Afficher tout le monde',
  more: 'Plus pour {{name}}',
  verified: 'Créateur vérifié',
  found: {
    one: '{{count}} personne',
    many: '{{count}} personnes',
    other: '{{count}} personnes',
  },
};
