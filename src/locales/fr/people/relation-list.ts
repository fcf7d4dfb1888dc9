export default {
  loading: 'Chargement des personnes',
  failed: 'Impossible de charger cette liste. Réessayez.',
  retry: 'Réessayer',
  filling: 'Chargement du reste : {{loaded}} sur {{count}} sont là.',
  interrupted:
    'Seules {{loaded}} personnes sur {{count}} sont arrivées. La recherche et les filtres ne voient qu’elles.',
  search: 'Rechercher un nom',
  filter: 'Afficher',
  sort: 'Trier',
  csv: 'Télécharger le CSV',
  explore: 'Explorer',
  unmatchedTitle: 'Personne ne correspond',
  unmatchedText: 'Essayez un autre nom, ou affichez tout le monde.',
  reset: 'Afficher tout le monde',
  more: 'Plus pour {{name}}',
  verified: 'Créateur vérifié',
  found: {
    one: '{{count}} personne',
    many: '{{count}} de personnes',
    other: '{{count}} personnes',
  },
};
