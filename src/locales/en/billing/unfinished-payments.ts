export default {
  paid: 'Your payment of {{amount}} to {{name}} was made.',
  paidUnnamed: 'Your payment of {{amount}} was made.',
  notMade: 'Your payment of {{amount}} was not made, and nothing was charged.',
  waiting: 'Your payment of {{amount}} is not finished yet. What came of it will be shown here.',
  needsProof: 'Your payment of {{amount}} is not finished: your bank wants you to confirm it.',
  open: 'Go there',
};
