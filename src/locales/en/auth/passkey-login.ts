export default {
  use: 'Sign in with a passkey',
  left: 'Your device did not finish. You were not signed in.',
  refused: 'This passkey is not known here, or was removed. Sign in another way.',
};
