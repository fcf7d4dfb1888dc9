export default {
  loading: 'Chargement...',
  outdatedTitle: 'Une nouvelle version est disponible',
  outdatedText:
    'Cette page n’a pas pu s’ouvrir, car le produit a été mis à jour. Rechargez pour obtenir la nouvelle version.',
  reload: 'Recharger',
  dismiss: 'Ignorer',
  heldTitle: 'Un texte n’a pas encore été envoyé',
  heldText:
    'Nous n’avons pas rechargé la page pour ne pas le perdre. Revenez, envoyez-le ou copiez-le, puis rechargez.',
  back: 'Revenir',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Cette page s’ouvrira dès votre retour en ligne.',
  unreachableTitle: 'Le serveur ne répond pas',
  unreachableText: 'Cette page s’ouvrira dès qu’il répondra. Nous continuons d’essayer.',
  strandedTitle: 'Cette page n’a pas pu s’ouvrir',
  strandedText: 'Son code n’est pas arrivé. Vous pouvez réessayer ou recharger la page.',
  retry: 'Réessayer',
  brokenTitle: 'Une erreur est survenue !',
  brokenText: 'Cette partie de la page a cessé de fonctionner. Le reste marche encore.',
};
