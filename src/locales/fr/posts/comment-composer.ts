export default {
  label: 'Écrire un commentaire',
  send: 'Envoyer le commentaire',
  sending: 'Envoi',
  unsent: 'Nous n’avons pas pu confirmer l’envoi. Réessayez : il ne paraîtra pas deux fois.',
  discard: 'Supprimer',
  tooLong: 'Un commentaire compte au plus 1 000 caractères.',
  left: {
    one: '{{count}} caractère restant',
    many: '{{count}} de caractères restants',
    other: '{{count}} caractères restants',
  },
};
