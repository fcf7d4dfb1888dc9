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
  failed: "We couldn't load your balance. Your money is safe.",
  payOut: 'Request payout',
  see: 'View charges',
  mend: 'Review charges',
  refused: {
    one: '{{count}} renewal was declined.',
    other: '{{count}} renewals were declined.',
  },
};
