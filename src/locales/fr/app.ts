export default {
  unreachable:
    'Le serveur est injoignable. Rien de ce que vous avez saisi n’est perdu ; réessayez.',
  oops: 'Oups...',
  unexpected: 'Une erreur s’est produite ! Veuillez réessayer.',
  unavailable:
    'Le serveur est indisponible pour le moment. Rien de ce que vous avez saisi n’est perdu ; réessayez dans un instant.',
  locale: {
    label: 'Langue',
    failed: 'Cette langue n’a pas pu être chargée. Vous pouvez réessayer.',
    unkept:
      'Votre langue est conservée sur cet appareil. Nous n’avons pas pu l’enregistrer dans vos paramètres.',
  },
  navigation: {
    unknownRoute: 'Aucune page ne s’appelle « {{route}} », nous l’avons donc ignorée.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée ou n’a jamais existé.',
    home: 'Aller à l’accueil',
  },
  notAvailable: {
    title: 'Pas encore disponible',
    text: 'Cette partie du produit n’existe pas encore.',
  },
  screen: {
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
    strandedTitle: 'Cette page n’a pas pu s’ouvrir',
    strandedText: 'Son code n’est pas arrivé. Vous pouvez réessayer ou recharger la page.',
    retry: 'Réessayer',
    brokenTitle: 'Une erreur est survenue !',
    brokenText: 'Cette partie de la page a cessé de fonctionner. Le reste marche encore.',
  },
  boot: {
    misconfiguredTitle: 'Ce site est mal configuré',
    missing:
      'Il manque « {{field}} » à sa configuration. La personne qui gère le site doit l’ajouter.',
    malformed:
      'Sa configuration contient un « {{field}} » incorrect. La personne qui gère le site doit le corriger.',
    unreachableTitle: 'Nous n’avons pas pu joindre le serveur',
    unreachableText:
      'Il est peut-être occupé, ou votre connexion est coupée. Rien n’est perdu ; réessayez.',
    retry: 'Réessayer',
  },
};
