export default {
  names: {
    google: 'Google',
    twitter: 'X',
  },
  login: {
    google: 'Se connecter avec Google',
    twitter: 'Se connecter avec X',
  },
  register: {
    google: 'S’inscrire avec Google',
    twitter: 'S’inscrire avec X',
  },
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
};
