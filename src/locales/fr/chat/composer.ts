export default {
  form: 'Écrire un message',
  label: 'Message',
  placeholder: 'Écrivez un message',
  send: 'Envoyer',
  more: 'Ajouter au message',
  drop: 'Déposer pour joindre',
  left: {
    one: '{{count}} caractère restant.',
    many: '{{count}} de caractères restants.',
    other: '{{count}} caractères restants.',
  },
  tooLong: {
    one: '{{count}} caractère de trop.',
    many: '{{count}} de caractères de trop.',
    other: '{{count}} caractères de trop.',
  },
  unreachable: 'Connexion impossible. Vos messages partiront dès qu’elle reviendra.',
  lockedOut: 'Trop de messages à la fois. L’envoi reprend dans un instant.',
  unserved:
    'Nous ne pouvons pas recevoir de messages pour le moment. Les vôtres partiront dans un instant.',
  serverFull:
    'Notre espace de stockage est plein : rien n’est enregistré pour le moment. Vos messages partiront dès qu’il y aura de la place.',
  held: 'Votre session est terminée. Ce que vous avez écrit est gardé jusqu’à votre reconnexion.',
  bars: {
    blocking: 'Vous avez bloqué cette personne. Levez la limite pour lui écrire.',
    restricted: 'Cette personne n’accepte pas de messages de vous.',
    private: 'Cette personne n’accepte que les messages de personnes qu’elle connaît.',
    unanswered: 'Vous pourrez écrire davantage quand cette personne répondra.',
    missing: 'La personne n’existe pas, ou ne peut pas recevoir de messages.',
    gone: 'Ce compte est en cours de suppression. Personne ne lirait vos messages.',
  },
  blacklist: 'Ouvrir votre liste de blocage',
  readOnly: 'Personne ne lit les réponses ici.',
};
