export default {
  unreachable:
    'Le serveur est injoignable. Rien de ce que vous avez saisi n’est perdu ; réessayez.',
  oops: 'Oups...',
  unexpected: 'Une erreur s’est produite ! Veuillez réessayer.',
  unavailable:
    'Le serveur est indisponible pour le moment. Rien de ce que vous avez saisi n’est perdu ; réessayez dans un instant.',
};
