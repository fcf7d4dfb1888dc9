export default {
  title: 'Accord',
  accept: 'J’accepte',
  decline: 'Pas maintenant',
  missing: 'Cet accord est introuvable et ne peut donc pas être accepté. Contactez-nous.',
  selling: 'Pour vendre votre contenu, acceptez d’abord cet accord.',
  explicit: 'Pour publier du contenu explicite, acceptez d’abord cet accord.',
};
