export default {
  use: 'Se connecter avec une clé d’accès',
  left: 'Votre appareil n’a pas terminé. Vous n’êtes pas connecté.',
  refused: 'Cette clé d’accès est inconnue ici ou a été retirée. Connectez-vous autrement.',
};
