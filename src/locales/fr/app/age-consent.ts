export default {
  title: 'Avez-vous 18 ans ou plus ?',
  body: 'Ce site propose des contenus pour adultes. En continuant, vous déclarez avoir au moins 18 ans, ou l’âge de la majorité là où vous vivez.',
  storage:
    'Nous vous croyons sur parole. Votre réponse, sa date et sa langue restent sur votre appareil : jusqu’à la fermeture de cet onglet, ou plus longtemps si vous le demandez.',
  confirm: 'J’ai 18 ans ou plus',
  leave: 'Quitter',
  remember: {
    one: 'Retenir ma réponse sur cet appareil pendant {{count}} mois',
    many: 'Retenir ma réponse sur cet appareil pendant {{count}} de mois',
    other: 'Retenir ma réponse sur cet appareil pendant {{count}} mois',
  },
};
