export default {
  notFound: {
    title: 'Page Not Found',
    home: 'Go Home',
  },
  title: 'Document',
  loading: 'Loading the document',
  updated: 'Last changed on {{date}}',
  failed: 'We could not load this document.',
  untranslated: 'We could not load this document in the language you chose.',
  retry: 'Try again',
};
