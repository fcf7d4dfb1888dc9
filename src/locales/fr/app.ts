export default {
  unreachable:
    'Le serveur est injoignable. Rien de ce que vous avez saisi n’est perdu ; réessayez.',
  unexpected: 'Une erreur s’est produite ! Veuillez réessayer.',
  unavailable:
    'Le serveur est indisponible pour le moment. Rien de ce que vous avez saisi n’est perdu ; réessayez dans un instant.',
  locale: {
    label: 'Langue',
    failed: 'Cette langue n’a pas pu être chargée. Vous pouvez réessayer.',
    unkept:
      'Votre langue est conservée sur cet appareil. Nous n’avons pas pu l’enregistrer dans vos paramètres.',
  },
};
