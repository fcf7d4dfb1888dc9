export default {
  followed: '{{name}} vous suit.',
  subscribed: '{{name}} a pris un abonnement à votre profil pour {{amount}}.',
  subscriberRenewed: '{{name}} a renouvelé son abonnement à votre profil pour {{amount}}.',
  subscriptionStarted:
    'Votre abonnement à {{name}} est valable jusqu’au {{until}}. Vous avez payé {{amount}}, reçu {{number}}.',
  subscriptionRenewed:
    'Votre abonnement à {{name}} est renouvelé jusqu’au {{until}}. Vous avez payé {{amount}}, reçu {{number}}.',
  renewalFailed:
    'Nous n’avons pas pu renouveler votre abonnement à {{name}} : le débit de {{amount}} a échoué.',
  renewalsEnded:
    '{{name}} n’accepte plus d’abonnements. Le vôtre est payé jusqu’au {{until}} et ne sera pas renouvelé.',
  paymentRefunded:
    '{{amount}} payés à {{name}} ont été recrédités sur votre carte, reçu {{number}}.',
  saleRefunded: '{{amount}} payés par {{name}} ont été remboursés, reçu {{number}}.',
  daysRefunded:
    'Votre abonnement à {{name}} a pris fin avant son terme. {{amount}} ont été recrédités sur votre carte pour les jours non utilisés, reçu {{number}}.',
  saleDaysRefunded:
    'L’abonnement de {{name}} a pris fin avant son terme. {{amount}} lui ont été remboursés pour les jours non utilisés, reçu {{number}}.',
  tipReceived: '{{name}} vous a donné un pourboire de {{amount}}.',
  tipSent: 'Vous avez donné à {{name}} un pourboire de {{amount}}, reçu {{number}}.',
  messageSold: '{{name}} a acheté votre message pour {{amount}}.',
  messageBought: 'Vous avez acheté un message de {{name}} pour {{amount}}, reçu {{number}}.',
  postSold: '{{name}} a acheté votre publication « {{title}} » pour {{amount}}.',
  postBought:
    'Vous avez acheté la publication « {{title}} » de {{name}} pour {{amount}}, reçu {{number}}.',
  postLiked: '{{name}} aime votre publication « {{title}} ».',
  postLikedBy: {
    one: '{{name}} et {{count}} autre personne aiment votre publication « {{title}} ».',
    many: '{{name}} et {{count}} d’autres personnes aiment votre publication « {{title}} ».',
    other: '{{name}} et {{count}} autres personnes aiment votre publication « {{title}} ».',
  },
  postCommented: '{{name}} a commenté votre publication « {{title}} ».',
  postCommentedBy: {
    one: '{{name}} et {{count}} autre personne ont commenté votre publication « {{title}} ».',
    many: '{{name}} et {{count}} d’autres personnes ont commenté votre publication « {{title}} ».',
    other: '{{name}} et {{count}} autres personnes ont commenté votre publication « {{title}} ».',
  },
  complaintReceived:
    'Nous avons reçu votre signalement concernant {{name}}. Son numéro est {{number}}.',
  identityApproved:
    'Votre identité est vérifiée. Vous pouvez maintenant vendre et recevoir vos gains.',
  identityRejected: 'Impossible de vérifier votre identité. Découvrez pourquoi et réessayez.',
  somebody: 'quelqu’un',
  untitled: 'Sans titre',
  open: 'Ouvrir',
};
