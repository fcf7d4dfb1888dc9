export default {
  names: {
    google: 'Google',
    twitter: 'X',
  },
  login: {
    google: 'Login with Google',
    twitter: 'Login with X',
  },
  register: {
    google: 'Register with Google',
    twitter: 'Register with X',
  },
  blocked: 'Your browser did not open the window. Allow pop-ups for this site and try again.',
  closed: 'You came back without choosing an account. Nothing has changed.',
  expired: 'This sign-in took too long. Please start it again.',
  missing:
    'Please start with “Register with Google” or “Register with X”, so that we know who you are.',
  codes: {
    invalid: 'The answer of {{provider}} could not be verified. Please try again.',
    unreachable: 'We could not reach {{provider}}. Please try again in a moment.',
    linked:
      'That {{provider}} account opens another account here already. Please sign in another way.',
  },
};
