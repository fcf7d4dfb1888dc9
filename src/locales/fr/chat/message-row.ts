export default {
  you: 'Vous',
  sent: 'Envoyé',
  read: 'Lu',
  edited: 'modifié',
  queued: 'En attente d’envoi',
  sending: 'Envoi…',
  unknown: 'Vérification de l’envoi…',
  failed: 'Non envoyé. {{reason}}',
  lost: 'Le serveur n’en a aucune trace.',
  unconfirmed:
    'Le message est peut-être parti : la réponse s’est perdue. Regardez la conversation avant de le renvoyer.',
  refused: 'Il n’a pas été accepté.',
  unverified: 'Votre identité doit être vérifiée avant de vendre des messages.',
  retry: 'Réessayer',
  edit: 'Modifier',
  discard: 'Supprimer',
  inside: 'Contient : {{things}}',
  images: {
    one: '{{count}} photo',
    other: '{{count}} photos',
  },
  videos: {
    one: '{{count}} vidéo',
    other: '{{count}} vidéos',
  },
  audios: {
    one: '{{count}} enregistrement',
    other: '{{count}} enregistrements',
  },
  picture: 'Photo de {{name}}',
  notShown: 'Les vidéos et les enregistrements ne peuvent pas encore être lus ici.',
};
