export default {
  renews: 'Votre abonnement est en cours. Il se renouvelle le {{date}}.',
  ends: 'Votre abonnement est valable jusqu’au {{date}}. Il ne se renouvelle pas.',
  expired: 'Votre abonnement a pris fin le {{date}}.',
  restricted: '{{name}} ne reçoit pas vos messages.',
  banned: {
    mute: 'Vous avez mis {{name}} en sourdine : vous ne voyez plus ses publications.',
    restrict:
      'Vous avez restreint l’accès de {{name}} : cette personne peut lire, mais pas vous écrire.',
    block: 'Vous avez bloqué {{name}} : cette personne ne voit rien de vous.',
  },
  login: 'Se connecter pour suivre',
  subscribe: 'S’abonner pour {{price}} par mois',
  again: 'Se réabonner pour {{price}} par mois',
  manage: 'Gérer l’abonnement',
  message: 'Message',
  tip: 'Envoyer un pourboire',
  more: 'Plus pour {{name}}',
  ban: 'Mettre en sourdine, restreindre ou bloquer',
  report: 'Signaler',
};
