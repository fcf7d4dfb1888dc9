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
    'Votre navigateur n’a pas ouvert la fenêtre. Autorisez les fenêtres contextuelles de ce site et réessayez.',
  closed: 'Aucun compte n’a été choisi. Rien n’a changé.',
  expired: 'Cette connexion a pris trop de temps. Veuillez recommencer.',
  missing:
    'Commencez par « S’inscrire avec Google » ou « S’inscrire avec X », pour que nous sachions qui vous êtes.',
  codes: {
    invalid: 'Nous n’avons pas pu vérifier la réponse de {{provider}}. Réessayez.',
    unreachable: 'Nous n’avons pas pu joindre {{provider}}. Réessayez dans un instant.',
    linked:
      'Ce compte {{provider}} est déjà associé à un autre compte. Connectez-vous d’une autre façon.',
  },
};
