export default {
  text: "Verify your identity to sell and get paid. You don't need it to buy.",
  start: 'Start',
  later: 'Not now',
  approved: 'You can sell and get paid.',
  rejected: "We couldn't verify your identity.",
  why: 'See why',
};
