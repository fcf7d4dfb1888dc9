export default {
  text: 'Vérifiez votre identité pour vendre et recevoir de l’argent. Acheter ne demande rien.',
  start: 'Commencer',
  later: 'Pas maintenant',
  approved: 'Vous pouvez vendre et recevoir de l’argent.',
  rejected: 'Impossible de vérifier votre identité.',
  why: 'Voir pourquoi',
};
