export default {
  landing: 'Email verification',
  checking: 'Checking your address...',
  done: 'Your email is verified.',
  goOn: 'Continue',
  failed: 'Failed to verify email.',
  expired: 'The link is old or was changed. Send a new one.',
  unauthorized: 'The link belongs to another account.',
  unverified: 'Your address is not verified yet.',
  newLink: 'Send a new link',
  signIn: 'Sign in to go on',
  signedOut: 'Please sign in to go on.',
  retry: 'Try again',
};
