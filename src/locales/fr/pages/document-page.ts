export default {
  notFound: {
    title: 'Page introuvable',
    home: 'Aller à l’accueil',
  },
  title: 'Document',
  loading: 'Chargement du document',
  updated: 'Dernière modification le {{date}}',
  failed: 'Impossible de charger ce document.',
  untranslated: 'Impossible de charger ce document dans la langue choisie.',
  retry: 'Réessayer',
};
