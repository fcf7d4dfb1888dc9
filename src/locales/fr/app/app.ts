export default {
  misconfiguredTitle: 'Ce site est mal configuré',
  missing:
    'Il manque « {{field}} » à sa configuration. La personne qui gère le site doit l’ajouter.',
  malformed:
    'Sa configuration contient un « {{field}} » incorrect. La personne qui gère le site doit le corriger.',
  unreachableTitle: 'Nous n’avons pas pu joindre le serveur',
  unreachableText:
    'Il est peut-être occupé, ou votre connexion est coupée. Rien n’est perdu ; réessayez.',
  retry: 'Réessayer',
};
