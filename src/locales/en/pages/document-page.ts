export default {
  notFound: {
    title: 'Page Not Found',
    home: 'Go Home',
  },
  title: 'Document',
  loading: 'Loading the document',
  updated: 'Last updated on {{date}}',
  failed: "We couldn't load this document.",
  untranslated: "We couldn't load this document in your language.",
  retry: 'Try again',
};
