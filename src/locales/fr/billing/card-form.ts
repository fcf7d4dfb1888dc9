export default {
  title: 'Ajouter une carte',
  lead: 'Notre prestataire de paiement gère ces données. Nous ne voyons jamais le numéro de votre carte.',
  frame: 'Numéro, date et code de sécurité de la carte, chez notre prestataire de paiement',
  preparing: 'Ouverture du prestataire de paiement…',
  makeDefault: 'En faire ma carte préférée',
  saving: 'Enregistrement de la carte…',
  saved: 'Carte enregistrée.',
  declinedTitle: 'Nous n’avons pas pu ajouter cette carte',
  duplicate: 'Vous avez déjà cette carte.',
  declined: 'Votre banque l’a refusée. Rien n’a été débité. Essayez une autre carte.',
  unconfirmed:
    'Aucune réponse : la carte est peut-être déjà enregistrée. Vous pouvez réessayer sans risque. Rien n’a été débité.',
  unreachable:
    'Nous n’avons pas pu joindre le prestataire de paiement. Rien n’a été enregistré ni débité.',
  retry: 'Réessayer',
  another: 'Essayer une autre carte',
  back: 'Retour à mes cartes',
  close: 'Fermer',
};
