export default {
  form: 'Écrire un message',
  label: 'Message',
  placeholder: 'Écrivez un message',
  send: 'Envoyer',
  more: 'Ajouter au message',
  drop: 'Déposer pour joindre',
  left: {
    one: '{{count}} caractère restant.',
    other: '{{count}} caractères restants.',
  },
  tooLong: {
    one: '{{count}} caractère de trop.',
    other: '{{count}} caractères de trop.',
  },
  unreachable: 'Le serveur est injoignable. Vos messages partiront dès que possible.',
  lockedOut: 'Cela fait beaucoup d’un coup. L’envoi reprend dans un instant.',
  held: 'Votre session est terminée. Ce que vous avez écrit est gardé jusqu’à votre retour.',
  bars: {
    blocking: 'Vous avez bloqué cette personne. Pardonnez-lui pour écrire.',
    restricted: 'Cette personne n’accepte pas de messages de vous.',
    unanswered: 'Vous pourrez écrire davantage quand cette personne répondra.',
    missing: 'La personne n’existe pas, ou ne peut pas recevoir de messages.',
    gone: 'Ce compte est en cours de suppression. Personne ne lirait vos messages.',
  },
  blacklist: 'Ouvrir votre liste noire',
  readOnly: 'Personne ne lit les réponses ici.',
};
