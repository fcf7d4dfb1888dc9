export default {
  open: 'Ouvrir le profil',
  message: 'Message',
  subscription: 'Abonnement',
  ban: 'Mettre en sourdine, restreindre ou bloquer',
  change: 'Changer la limite',
};
