export default {
  documentTitle: 'Abonnement à {{name}}',
  title: 'Abonnement',
  guest: 'Connectez-vous pour en voir plus.',
  login: 'Se connecter',
  loading: 'Chargement de l’abonnement',
  failed: 'Impossible de charger l’abonnement.',
  retry: 'Réessayer',
  self: 'C’est vous. Personne ne s’abonne à soi-même.',
  labels: {
    active: 'Actif',
    ending: 'Prend fin',
    expired: 'Expiré',
    none: 'Aucun',
  },
  renewsOn: 'Se renouvelle le {{date}}',
  endsOn: 'Prend fin le {{date}}',
  expiredOn: 'Expiré le {{date}}',
  noneYet: 'Vous n’avez pas d’abonnement à {{name}}.',
  price: 'Prix',
  each: {
    one: '{{price}} chaque mois',
    many: '{{price}} tous les {{count}} de mois',
    other: '{{price}} tous les {{count}} mois',
  },
  next: 'Prochain prélèvement',
  last: 'Dernier jour',
  noCharge: 'Aucun',
  cancelRenewal: 'Annuler le renouvellement',
  confirmTitle: 'Annuler le renouvellement ?',
  confirm:
    'Vous gardez tout jusqu’au {{date}}, et plus rien n’est débité. Vous continuez à suivre {{name}}.',
  confirmPlain: 'Vous gardez tout jusqu’au {{date}}, et plus rien n’est débité.',
  yes: 'Oui, annuler le renouvellement',
  keep: 'Le garder',
  cancelled:
    'Le renouvellement est annulé. Vous avez accès jusqu’au {{date}} et suivez toujours {{name}}.',
  cancelledPlain: 'Le renouvellement est annulé. Vous avez accès jusqu’au {{date}}.',
  reactivate: 'Réactiver',
  reactivateHelp:
    'Si vous réactivez le renouvellement, le prélèvement de {{price}} aura lieu le {{date}}, comme avant.',
  unchanged: 'Nous n’avons pas pu confirmer le changement. Vous pouvez réessayer sans risque.',
  failedRenewal: 'Votre banque a refusé le dernier renouvellement. Nouvel essai le {{date}}.',
  failedRenewalPlain: 'Votre banque a refusé le dernier renouvellement.',
  undated: {
    confirm:
      'Vous gardez ce que vous avez payé, et plus rien n’est débité. Vous continuez à suivre {{name}}.',
    confirmPlain: 'Vous gardez ce que vous avez payé, et plus rien n’est débité.',
    cancelled:
      'Le renouvellement est annulé. Vous gardez ce que vous avez payé et suivez toujours {{name}}.',
    cancelledPlain: 'Le renouvellement est annulé. Vous gardez ce que vous avez payé.',
  },
};
