export default {
  wrongPassword: "That password isn't right.",
  unverified:
    "That account's email isn't verified yet. Sign in with its password, open the link we emailed you, then connect.",
  title: 'You already have an account',
  lead: '{{email}} already has an account. Enter its password once, and you can sign in with {{provider}} from now on.',
  password: 'Account password',
  submit: 'Connect and sign in',
  cancel: 'Not now',
  restart: 'Start again',
  linked: 'One of these accounts is already connected to another. Please sign in another way.',
};
