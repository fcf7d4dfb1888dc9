export default {
  documentTitle: '{{name}} (@{{username}})',
  title: 'Profil',
  handle: '@{{username}}',
  about: 'À propos',
  loading: 'Chargement du profil de {{name}}',
  failed: 'Impossible de charger ce profil. Veuillez réessayer.',
  missing: 'Personne ne porte ce nom.',
  retry: 'Réessayer',
  following: 'Suivi',
  followsYou: 'Vous suit',
  counts: { media: 'Photos et vidéos', joined: 'Inscription' },
  posts: {
    one: '{{count}} publication',
    many: '{{count}} de publications',
    other: '{{count}} publications',
  },
  followers: {
    one: '{{count}} follower',
    many: '{{count}} de followers',
    other: '{{count}} followers',
  },
};
