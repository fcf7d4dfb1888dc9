export default {
  failed: 'Impossible d’envoyer le fichier « {{filename}} » : {{list}}',
  queued: 'En attente',
  checking: 'Vérification',
  processing: 'En préparation',
  waiting: 'En attente',
  delays: {
    waiting: {
      busy: 'Nous sommes très sollicités en ce moment. L’envoi continuera tout seul.',
      serverFull:
        'Notre espace de stockage est plein. L’envoi continuera dès qu’il y aura de la place.',
    },
    processing: {
      busy: 'Traitement en cours : nous sommes très sollicités en ce moment.',
      serverFull: 'Traitement en cours : notre espace de stockage est plein.',
    },
  },
  uploading: 'Envoi',
  ready: 'Prêt',
  cancelled: 'Annulé',
  left: 'reste {{left}}',
  tooLarge: 'il dépasse {{limit}}',
  wrongType: 'types acceptés : {{kinds}}',
  empty: 'il est vide',
  unreadable: 'il est illisible sur cet appareil',
  offline: 'la connexion a échoué',
  sessionOver: 'votre session est terminée',
  broken: 'nous n’avons pas pu lire cette image',
  gone: 'nous ne l’avons plus',
  full: 'votre espace est plein : supprimez des fichiers pour faire de la place',
  serverFull:
    'notre espace de stockage est plein pour le moment, rien n’a été enregistré : réessayez plus tard',
  tooManyPixels: 'il contient trop de pixels',
  retry: 'Réessayer {{filename}}',
  choose: 'Choisir à nouveau {{filename}}',
  cancel: 'Annuler {{filename}}',
  remove: 'Retirer {{filename}}',
};
