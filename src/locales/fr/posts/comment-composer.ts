export default {
  label: 'Écrire un commentaire',
  send: 'Envoyer le commentaire',
  sending: 'Envoi',
  unsent: 'Non envoyé.',
  discard: 'Supprimer',
  tooLong: 'Un commentaire compte au plus 1 000 caractères.',
  left: {
    one: '{{count}} caractère restant',
    many: '{{count}} de caractères restants',
    other: '{{count}} caractères restants',
  },
};
