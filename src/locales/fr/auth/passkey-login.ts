export default {
  use: 'Utiliser une clé d’accès',
  left: 'L’appareil n’a pas terminé l’opération. La connexion n’a pas eu lieu.',
  refused: 'Cette clé d’accès est inconnue ici ou a été retirée. Connectez-vous autrement.',
};
