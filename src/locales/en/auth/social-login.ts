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
  blocked: 'Your browser blocked the window. Allow pop-ups for this site and try again.',
  closed: "You didn't choose an account. Try again when you're ready.",
  expired: 'This sign-in timed out. Please start again.',
  missing: 'Start with “Register with Google” or “Register with X” so we know who you are.',
  codes: {
    invalid: "We couldn't verify the answer from {{provider}}. Please try again.",
    unreachable: "We couldn't reach {{provider}}. Please try again in a moment.",
    linked:
      'That {{provider}} account is connected to another account here. Please sign in another way.',
  },
};
