export default {
  label: 'Pay with',
  loading: 'Loading your cards',
  short: '{{brand}} •••• {{last4}}',
  expires: 'Expires {{date}}',
  expired: 'Expired',
  first: 'Default',
  add: 'Add another card',
  prefer: 'Make default',
  preferFailed: "We couldn't change your default card. Try again.",
  failed: "We couldn't load your cards.",
  retry: 'Try again',
  none: 'You have no cards yet. Add one to continue.',
};
