export default {
  open: 'Ouvrir le profil',
  message: 'Message',
  subscription: 'Abonnement',
  ban: 'Masquer, restreindre ou bloquer',
  change: 'Changer le bannissement',
};
