export default {
  notFound: {
    title: 'Page introuvable',
    home: 'Aller à l’accueil',
  },
  title: 'Document',
  loading: 'Chargement du document',
  updated: 'Dernière modification le {{date}}',
  failed: 'Nous n’avons pas pu charger ce document.',
  untranslated: 'Nous n’avons pas pu charger ce document dans la langue choisie.',
  retry: 'Réessayer',
};
