export default {
  dismiss: 'Fermer',
};
