export default {
  paid: 'Your payment of {{amount}} to {{name}} went through.',
  paidUnnamed: 'Your payment of {{amount}} went through.',
  notMade: "Your payment of {{amount}} didn't go through. You weren't charged.",
  waiting: "Your payment of {{amount}} isn't finished yet. We'll show the result here.",
  needsProof: 'Your bank needs you to confirm your payment of {{amount}}.',
  open: 'Continue',
};
