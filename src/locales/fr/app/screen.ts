export default {
  loading: 'Chargement…',
  outdatedTitle: 'Une nouvelle version est disponible',
  outdatedText:
    'Cette page n’a pas pu s’ouvrir, car une nouvelle version est disponible. Rechargez pour l’obtenir.',
  reload: 'Recharger',
  dismiss: 'Fermer',
  heldTitle: 'Un texte n’a pas encore été envoyé',
  heldText:
    'Nous n’avons pas rechargé la page pour ne pas le perdre. Revenez, envoyez-le ou copiez-le, puis rechargez.',
  back: 'Retour',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Cette page s’ouvrira dès votre retour en ligne.',
  unreachableTitle: 'Connexion impossible',
  unreachableText: 'Nous continuons d’essayer et ouvrirons cette page pour vous.',
  strandedTitle: 'Nous n’avons pas pu ouvrir cette page',
  strandedText: 'Une partie ne s’est pas chargée. Réessayez ou rechargez la page.',
  retry: 'Réessayer',
  brokenTitle: 'Une erreur est survenue !',
  brokenPage: 'Nous n’avons pas pu afficher cette page. Rechargez-la pour continuer.',
  brokenText: 'Cette partie de la page a cessé de fonctionner. Le reste marche encore.',
};
