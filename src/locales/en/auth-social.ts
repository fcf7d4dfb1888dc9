export default {
  or: 'or',
  names: { google: 'Google', twitter: 'X' },
  login: { google: 'Login with Google', twitter: 'Login with X' },
  register: { google: 'Register with Google', twitter: 'Register with X' },
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
  wrongPassword: 'The password is not right.',
  attach: {
    title: 'You have an account already',
    lead: 'There is an account with the email address {{email}}. Enter its password once, and {{provider}} will open it from now on.',
    password: 'Password of that account',
    submit: 'Attach and sign in',
    cancel: 'Not now',
    restart: 'Start again',
    linked:
      'That account, or the one you chose, is attached to another one already. Please sign in another way.',
  },
  registration: {
    title: 'One step to go',
    lead: '{{provider}} told us who you are. Choose the name and the address of your profile, and your account is ready. No password is needed.',
    emailKnown: 'Email from {{provider}}: {{email}}',
    emailHelp:
      '{{provider}} does not tell us your email address. We send you a link to confirm it, and it lets you back in.',
    cancel: 'Cancel',
    looking: 'One moment...',
  },
};
