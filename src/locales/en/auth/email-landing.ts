export default {
  landing: 'Email verification',
  checking: 'Checking your email…',
  done: 'Your email is verified.',
  goOn: 'Continue',
  failed: 'Failed to verify email.',
  expired: 'This link has expired or is broken. Send a new one.',
  unauthorized: 'This link is for another account.',
  unverified: "Your email isn't verified yet.",
  newLink: 'Send a new link',
  signIn: 'Sign in to continue',
  signedOut: 'Please sign in to continue.',
  retry: 'Try again',
};
