export default {
  paid: 'Votre paiement de {{amount}} à {{name}} a été effectué.',
  paidUnnamed: 'Votre paiement de {{amount}} a été effectué.',
  notMade: 'Votre paiement de {{amount}} n’a pas été effectué et rien n’a été débité.',
  waiting: 'Votre paiement de {{amount}} n’est pas encore terminé. Son résultat s’affichera ici.',
  needsProof:
    'Votre paiement de {{amount}} n’est pas terminé : votre banque vous demande de le confirmer.',
  open: 'Continuer',
};
