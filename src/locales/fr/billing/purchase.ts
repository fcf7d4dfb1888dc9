export default {
  titles: {
    tip: 'Pourboire pour {{name}}',
    post: 'Déverrouiller cette publication',
    message: 'Déverrouiller ce message',
    subscription: 'S’abonner à {{name}}',
  },
  facts: {
    for: 'Objet',
    to: 'À',
    card: 'Carte',
    message: 'Votre message',
    charged: 'Débité',
    again: 'Débité si vous réessayez',
    today: 'Débité aujourd’hui',
    before: 'Avant',
    now: 'Maintenant',
    on: 'Le',
    number: 'Numéro de paiement',
    later: 'Ensuite',
  },
  subjects: {
    subscription: 'Un abonnement',
    tip: 'Un pourboire',
    tipPost: 'Un pourboire pour une publication',
    tipMessage: 'Un pourboire pour un message',
    post: 'Une publication, pour toujours',
    message: 'Un message, pour toujours',
  },
  months: {
    one: '{{count}} mois',
    many: '{{count}} de mois',
    other: '{{count}} mois',
  },
  renews: '{{price}} le {{date}}, et ainsi de suite jusqu’à l’annulation',
  ends: 'Rien. L’abonnement prend fin le {{date}}',
  howToCancel:
    'Vous pouvez annuler le renouvellement à tout moment dans Abonnements, en deux appuis. Ce qui est payé reste à vous jusqu’au dernier jour.',
  recalling: 'Recherche d’un paiement inachevé…',
  pay: 'Payer {{amount}}',
  notNow: 'Pas maintenant',
  back: 'Retour',
  close: 'Fermer',
  onceOnly: 'Appuyer sur Payer ne débite qu’une seule fois, même si la connexion se coupe.',
  succeededTitle: 'Merci',
  succeeded: {
    tip: '{{name}} a reçu votre pourboire.',
    post: 'La publication est à vous.',
    message: 'Le message est à vous.',
    subscription: 'Votre abonnement à {{name}} est actif.',
  },
  done: 'Terminé',
  declinedTitle: 'Rien n’a été débité',
  declines: {
    generic_decline: 'Votre banque a refusé la carte sans donner de raison.',
    insufficient_funds: 'Le solde associé à cette carte est insuffisant.',
    expired_card: 'Cette carte a expiré.',
    incorrect_cvc: 'Le code de sécurité de la carte est incorrect.',
    lost_card: 'La banque a bloqué cette carte.',
    authentication_failed: 'La banque n’a pas pu confirmer que c’est bien vous.',
    authentication_abandoned: 'La banque n’a pas reçu votre confirmation à temps.',
    refunded: 'Ce paiement a été remboursé. Rien n’est débité.',
    withdrawn: 'Le paiement a été annulé avant d’être effectué.',
    provider_unavailable:
      'Nous n’arrivons pas à joindre le prestataire de paiement pour le moment.',
    no_card: 'Il n’y a pas de carte à débiter.',
  },
  withdrawn:
    'Le paiement n’a pas abouti, ou vous l’avez annulé. Il ne sera pas effectué plus tard.',
  elsewhere:
    'Un autre paiement pour la même chose est encore à la banque, peut-être depuis un autre appareil. Attendez d’abord sa réponse.',
  offline:
    'Vous êtes hors ligne. Nous n’envoyons jamais d’argent plus tard à votre place : réessayez une fois en ligne.',
  throttled: {
    one: 'Trop de tentatives. Attendez {{count}} seconde.',
    many: 'Trop de tentatives. Attendez {{count}} de secondes.',
    other: 'Trop de tentatives. Attendez {{count}} secondes.',
  },
  unconfirmed: 'Votre mot de passe n’a pas été confirmé.',
  anotherCard: 'Réessayez, ou choisissez une autre carte.',
  actionTitle: 'Confirmez auprès de votre banque',
  actionText: 'Votre banque veut savoir que c’est bien vous. Rien n’est débité avant.',
  actionFrame: 'La page de votre banque',
  challengeOpening: 'La page de votre banque s’ouvre…',
  challengeStalled:
    'La page de votre banque ne s’ouvre pas. Rien n’a été débité jusqu’ici : rouvrez-la, ou annulez le paiement.',
  challengeAgain: 'La rouvrir',
  cancelPayment: 'Annuler le paiement',
  processingTitle: 'Votre banque traite le paiement',
  processing:
    'Votre banque traite {{amount}}. Vous pouvez fermer : le paiement suit son cours et n’est jamais débité deux fois.',
  check: 'Vérifier maintenant',
  priceTitle: 'Le prix a changé',
  priceText: 'Rien n’a été débité. Le voulez-vous au nouveau prix ?',
  unknownTitle: 'Nous ne savons pas encore',
  unknown:
    'Aucune réponse : le débit de {{amount}} a peut-être eu lieu, peut-être pas. Nous continuons à vérifier et ne débiterons jamais deux fois.',
  checking: 'Vérification du résultat de votre paiement…',
  withdrawing: 'Annulation du paiement…',
  earlierTitle: 'Un paiement est en attente',
  earlierTip:
    'Un paiement précédent de {{earlier}} à {{name}} est en attente. Il passe d’abord ; celui de {{amount}} n’est pas encore envoyé.',
  earlierSame:
    'Votre paiement de {{earlier}} à {{name}} n’est pas terminé. Il est réglé avant tout autre débit.',
  earlierPaid:
    'Votre paiement précédent de {{amount}} à {{name}} a été effectué. Ce qui suit en est un autre.',
  earlierNotMade:
    'Votre paiement précédent de {{amount}} à {{name}} n’a pas été effectué. Ce qui suit en est un nouveau.',
  leftOpen:
    'Votre paiement de {{amount}} à {{name}} n’est pas terminé. Son résultat s’affichera ici.',
  refusedTitle: 'Cet achat est impossible',
  refusals: {
    already_subscribed: 'Vous avez déjà un abonnement à ce profil. Rien n’a été débité.',
    already_purchased: 'C’est déjà à vous. Rien n’a été débité.',
    forbidden: 'Ce profil n’accepte pas de paiement de votre part. Rien n’a été débité.',
    notFound: 'Ce n’est plus disponible. Rien n’a été débité.',
    invalid: 'Nous n’avons pas pu accepter le paiement : {{reason}} Rien n’a été débité.',
    /** After the colon of `invalid`. */
    check: {
      amount: 'vérifiez le montant.',
      card: 'choisissez une autre carte.',
    },
    unaccepted: 'Nous n’avons pas pu accepter le paiement. Rien n’a été débité.',
  },
};
