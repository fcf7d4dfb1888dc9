export default {
  available: 'Disponible',
  pending: 'En attente',
  next: 'Prochains prélèvements',
  none: 'Aucun',
  on: '{{amount}} le {{date}}',
  day: 'le {{date}}',
  laterDays: {
    one: 'et {{count}} autre jour',
    many: 'et {{count}} autres jours',
    other: 'et {{count}} autres jours',
  },
  loading: 'Chargement de votre solde',
  failed: 'Impossible de charger votre solde. Votre argent est en sécurité.',
  payOut: 'Demander un versement',
  see: 'Voir les prélèvements',
  mend: 'Payer',
  refused: {
    one: '{{count}} renouvellement a été refusé.',
    many: '{{count}} de renouvellements ont été refusés.',
    other: '{{count}} renouvellements ont été refusés.',
  },
};
