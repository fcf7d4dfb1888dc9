export default {
  dismiss: 'Fermer',
  undo: 'Annuler',
  person: {
    title: 'Supprimer la discussion avec {{name}} ?',
    body: 'Les messages quittent votre liste. {{name}} garde les siens. Vos achats restent acquis, mais quittent la discussion.',
    confirm: 'Supprimer la discussion',
    waiting: 'La discussion avec {{name}} sera supprimée dans {{count}} s.',
    deleting: 'La discussion avec {{name}} est en cours de suppression.',
    refused: 'Nous n’avons pas pu supprimer la discussion avec {{name}}. Rien n’a changé.',
    spared: '{{name}} vous a écrit entre-temps : la discussion a été gardée.',
    over: 'C’est fait.',
  },
  system: {
    title: 'Effacer toutes les notifications ?',
    body: 'Elles disparaissent de tous vos appareils et ne peuvent pas être récupérées.',
    confirm: 'Effacer les notifications',
    waiting: 'Vos notifications seront effacées dans {{count}} s.',
    deleting: 'Vos notifications sont en cours d’effacement.',
    refused: 'Nous n’avons pas pu effacer vos notifications. Rien n’a changé.',
    spared: 'Du nouveau est arrivé entre-temps : vos notifications ont été gardées.',
    over: 'C’est fait.',
  },
};
