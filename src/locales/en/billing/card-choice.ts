export default {
  label: 'Pay with',
  loading: 'Loading your cards',
  short: '{{brand}} •••• {{last4}}',
  expires: 'Valid until {{date}}',
  expired: 'Expired',
  first: 'First choice',
  add: 'Add another card',
  prefer: 'Make it my first choice',
  preferFailed: 'That did not work. The first choice is as it was.',
  failed: 'We could not load your cards.',
  retry: 'Try again',
  none: 'You have no card yet. Add one to go on.',
};
