export default {
  refused: 'Non enregistré. Réessayez.',
};
