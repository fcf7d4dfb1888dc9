export default {
  title: 'Ajouter une carte',
  lead: 'Ces champs sont ceux de notre prestataire de paiement. Nous ne voyons jamais le numéro de votre carte.',
  frame: 'Numéro, date et code de sécurité de la carte, chez notre prestataire de paiement',
  preparing: 'Ouverture du prestataire de paiement...',
  makeDefault: 'Proposer désormais cette carte en premier',
  saving: 'Enregistrement de la carte...',
  saved: 'La carte est enregistrée.',
  declinedTitle: 'Cette carte n’a pas été acceptée',
  duplicate: 'Vous avez déjà cette carte.',
  declined: 'La banque ne l’accepte pas. Rien n’a été débité ; essayez une autre carte.',
  unconfirmed:
    'Aucune réponse n’est venue : la carte est peut-être déjà enregistrée. Réessayer ne l’enregistre qu’une fois. Rien n’a été débité.',
  unreachable: 'Le prestataire de paiement ne répond pas. Rien n’a été enregistré ni débité.',
  retry: 'Réessayer',
  another: 'Essayer une autre carte',
  back: 'Retour à mes cartes',
  close: 'Fermer',
};
