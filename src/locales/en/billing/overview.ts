export default {
  available: 'Available',
  pending: 'Pending',
  next: 'Next charges',
  none: 'None',
  on: '{{amount}} on {{date}}',
  day: 'on {{date}}',
  laterDays: {
    one: 'and {{count}} later day',
    other: 'and {{count}} later days',
  },
  loading: 'Loading your balance',
  failed: 'We could not load your balance. Nothing is lost.',
  payOut: 'Pay it out',
  see: 'See them',
  mend: 'Pay it',
  refused: {
    one: '{{count}} renewal was declined.',
    other: '{{count}} renewals were declined.',
  },
};
