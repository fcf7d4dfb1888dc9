export default {
  label: 'Payer avec',
  loading: 'Chargement de vos cartes',
  short: '{{brand}} •••• {{last4}}',
  expires: 'Valable jusqu’au {{date}}',
  expired: 'Expirée',
  first: 'Préférée',
  add: 'Ajouter une autre carte',
  prefer: 'En faire ma préférée',
  preferFailed: 'Cela n’a pas marché. La carte préférée reste la même.',
  failed: 'Nous n’avons pas pu charger vos cartes.',
  retry: 'Réessayer',
  none: 'Vous n’avez pas encore de carte. Ajoutez-en une pour continuer.',
};
