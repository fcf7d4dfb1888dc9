export default {
  followed: '{{name}} vous suit.',
  subscribed: '{{name}} s’est abonné à vous pour {{amount}}.',
  subscriberRenewed: '{{name}} a renouvelé son abonnement à votre profil pour {{amount}}.',
  subscriptionStarted:
    'Votre abonnement à {{name}} court jusqu’au {{until}}. Vous avez payé {{amount}}, reçu {{number}}.',
  subscriptionRenewed:
    'Votre abonnement à {{name}} est renouvelé jusqu’au {{until}}. Vous avez payé {{amount}}, reçu {{number}}.',
  renewalFailed:
    'Votre abonnement à {{name}} n’a pas pu être renouvelé : le débit de {{amount}} a échoué.',
  paymentRefunded:
    '{{amount}} payés à {{name}} ont été recrédités sur votre carte, reçu {{number}}.',
  saleRefunded: '{{amount}} payés par {{name}} ont été remboursés, reçu {{number}}.',
  tipReceived: '{{name}} vous a donné un pourboire de {{amount}}.',
  tipSent: 'Vous avez donné à {{name}} un pourboire de {{amount}}, reçu {{number}}.',
  messageSold: '{{name}} a acheté votre message pour {{amount}}.',
  messageBought: 'Vous avez acheté un message de {{name}} pour {{amount}}, reçu {{number}}.',
  postSold: '{{name}} a acheté votre publication « {{title}} » pour {{amount}}.',
  postBought:
    'Vous avez acheté la publication « {{title}} » de {{name}} pour {{amount}}, reçu {{number}}.',
  postLiked: '{{name}} aime votre publication « {{title}} ».',
  postLikedBy: {
    one: '{{name}} et {{count}} autre personne aiment votre publication « {{title}} ».',
    many: '{{name}} et {{count}} autres personnes aiment votre publication « {{title}} ».',
    other: '{{name}} et {{count}} autres personnes aiment votre publication « {{title}} ».',
  },
  postCommented: '{{name}} a commenté votre publication « {{title}} ».',
  postCommentedBy: {
    one: '{{name}} et {{count}} autre personne ont commenté votre publication « {{title}} ».',
    many: '{{name}} et {{count}} autres personnes ont commenté votre publication « {{title}} ».',
    other: '{{name}} et {{count}} autres personnes ont commenté votre publication « {{title}} ».',
  },
  complaintReceived:
    'Nous avons reçu votre signalement concernant {{name}}. Son numéro est {{number}}.',
  somebody: 'quelqu’un',
  untitled: 'Sans titre',
  open: 'Ouvrir',
};
