export default {
  cancel: 'Annuler',
  close: 'Fermer',
};
