export default {
  misconfiguredTitle: 'Ce site est mal configuré',
  missing:
    'Il manque « {{field}} » à sa configuration. La personne qui gère le site doit l’ajouter.',
  malformed:
    'La valeur de « {{field}} » dans sa configuration est incorrecte. La personne qui gère le site doit la corriger.',
  unreachableTitle: 'Connexion impossible',
  unreachableText: 'Le site est peut-être occupé, ou vous êtes hors ligne. Réessayez.',
  retry: 'Réessayer',
};
