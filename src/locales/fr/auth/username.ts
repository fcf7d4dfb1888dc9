export default {
  username: 'Nom d’utilisateur',
  usernameHelp:
    'De 2 à 30 lettres, chiffres, tirets ou tirets bas. C’est l’adresse de votre profil.',
  checking: 'Vérification de la disponibilité du nom…',
  free: '{{thing}} est libre.',
  problems: {
    taken: 'Quelqu’un a déjà ce nom d’utilisateur. Choisissez-en un autre.',
    reserved: 'Ce nom est réservé au site. Choisissez-en un autre.',
    invalid: 'Utilisez de 2 à 30 lettres, chiffres, tirets ou tirets bas.',
  },
};
