export default {
  or: 'ou',
  names: { google: 'Google', twitter: 'X' },
  login: { google: 'Se connecter avec Google', twitter: 'Se connecter avec X' },
  register: { google: 'S’inscrire avec Google', twitter: 'S’inscrire avec X' },
  blocked:
    'Votre navigateur n’a pas ouvert la fenêtre. Autorisez les fenêtres surgissantes de ce site et réessayez.',
  closed: 'Vous êtes revenu sans choisir de compte. Rien n’a changé.',
  expired: 'Cette connexion a pris trop de temps. Veuillez recommencer.',
  missing:
    'Commencez par « S’inscrire avec Google » ou « S’inscrire avec X », pour que nous sachions qui vous êtes.',
  codes: {
    invalid: 'La réponse de {{provider}} n’a pas pu être vérifiée. Réessayez.',
    unreachable: 'Nous n’avons pas pu joindre {{provider}}. Réessayez dans un instant.',
    linked:
      'Ce compte {{provider}} ouvre déjà un autre compte ici. Connectez-vous d’une autre façon.',
  },
  wrongPassword: 'Le mot de passe n’est pas le bon.',
  attach: {
    title: 'Vous avez déjà un compte',
    lead: 'Il existe un compte avec l’adresse {{email}}. Saisissez son mot de passe une fois, et {{provider}} l’ouvrira désormais.',
    password: 'Mot de passe de ce compte',
    submit: 'Associer et se connecter',
    cancel: 'Pas maintenant',
    restart: 'Recommencer',
    linked:
      'Ce compte, ou celui que vous avez choisi, est déjà associé à un autre. Connectez-vous d’une autre façon.',
  },
  registration: {
    title: 'Encore une étape',
    lead: '{{provider}} nous a dit qui vous êtes. Choisissez le nom et l’adresse de votre profil, et votre compte est prêt. Aucun mot de passe n’est nécessaire.',
    emailKnown: 'Adresse fournie par {{provider}} : {{email}}',
    emailHelp:
      '{{provider}} ne nous donne pas votre adresse e-mail. Nous vous envoyons un lien pour la confirmer ; elle vous permettra de revenir.',
    cancel: 'Annuler',
    looking: 'Un instant...',
  },
};
