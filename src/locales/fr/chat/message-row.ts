export default {
  you: 'Vous',
  sent: 'Envoyé',
  read: 'Lu',
  edited: 'modifié',
  queued: 'En attente d’envoi',
  sending: 'Envoi…',
  unknown: 'Vérification de l’envoi…',
  failed: 'Non envoyé. {{reason}}',
  lost: 'Il ne nous est jamais parvenu.',
  unconfirmed:
    'Le message est peut-être parti : la réponse s’est perdue. Regardez la discussion avant de le renvoyer.',
  refused: 'Il n’a pas été accepté.',
  /** The sentence after `failed`. */
  check: {
    text: 'Vérifiez le texte.',
    price: 'Vérifiez le prix.',
    files: 'Vérifiez les fichiers.',
  },
  unverified: 'Votre identité doit être vérifiée avant de vendre des messages.',
  retry: 'Réessayer',
  edit: 'Modifier',
  discard: 'Supprimer',
  inside: 'Contient : {{things}}',
  images: {
    one: '{{count}} image',
    many: '{{count}} d’images',
    other: '{{count}} images',
  },
  videos: {
    one: '{{count}} vidéo',
    many: '{{count}} de vidéos',
    other: '{{count}} vidéos',
  },
  audios: {
    one: '{{count}} enregistrement',
    many: '{{count}} d’enregistrements',
    other: '{{count}} enregistrements',
  },
  picture: 'Photo de {{name}}',
  notShown: 'Les vidéos et les enregistrements ne peuvent pas encore être lus ici.',
};
