export default {
  discardTitle: 'Quitter sans envoyer ?',
  discardBody: 'Ce que vous avez écrit ici sera perdu.',
  discardConfirm: 'Quitter',
  discardCancel: 'Continuer à écrire',
};
