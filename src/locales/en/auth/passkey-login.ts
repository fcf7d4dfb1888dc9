export default {
  use: 'Sign in with a passkey',
  left: "Your device didn't finish signing you in. Try again.",
  refused: "We don't recognize this passkey. Sign in another way.",
};
