export default {
  title: 'Se déconnecter ?',
  waiting: 'On termine avant de vous déconnecter…',
  stay: 'Rester',
  leave: 'Se déconnecter',
  now: 'Se déconnecter maintenant',
  unfinished: 'Pas encore terminé : {{things}}.',
  messages: {
    one: '{{count}} message',
    many: '{{count}} de messages',
    other: '{{count}} messages',
  },
  comments: {
    one: '{{count}} commentaire',
    many: '{{count}} de commentaires',
    other: '{{count}} commentaires',
  },
  posts: {
    one: '{{count}} publication',
    many: '{{count}} de publications',
    other: '{{count}} publications',
  },
  files: { one: '{{count}} fichier', many: '{{count}} de fichiers', other: '{{count}} fichiers' },
  payments: {
    one: '{{count}} paiement',
    many: '{{count}} de paiements',
    other: '{{count}} paiements',
  },
  changes: {
    one: '{{count}} modification',
    many: '{{count}} de modifications',
    other: '{{count}} modifications',
  },
  typed: {
    one: 'Du texte n’est pas envoyé dans {{count}} onglet.',
    many: 'Du texte n’est pas envoyé dans {{count}} onglets.',
    other: 'Du texte n’est pas envoyé dans {{count}} onglets.',
  },
  silent: {
    one: 'Nous n’avons pas pu vérifier {{count}} onglet.',
    many: 'Nous n’avons pas pu vérifier {{count}} onglets.',
    other: 'Nous n’avons pas pu vérifier {{count}} onglets.',
  },
  lost: 'Il faudra ajouter de nouveau les fichiers qui ne seront pas encore téléversés.',
  kept: 'Nous gardons vos messages et votre texte sur cet appareil jusqu’à votre prochaine connexion.',
};
