export default {
  label: 'Payer avec',
  loading: 'Chargement de vos cartes',
  short: '{{brand}} •••• {{last4}}',
  expires: 'Valable jusqu’au {{date}}',
  expired: 'Expirée',
  first: 'Préférée',
  add: 'Ajouter une autre carte',
  prefer: 'En faire ma préférée',
  preferFailed: 'Nous n’avons pas pu changer votre carte préférée. Réessayez.',
  failed: 'Impossible de charger vos cartes.',
  retry: 'Réessayer',
  none: 'Vous n’avez pas encore de carte. Ajoutez-en une pour continuer.',
};
