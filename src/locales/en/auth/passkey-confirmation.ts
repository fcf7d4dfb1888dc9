export default {
  use: 'Use a passkey instead',
  left: "Your device didn't finish. Nothing was confirmed.",
  refused: "We couldn't confirm with this passkey. Try again, or another way.",
};
