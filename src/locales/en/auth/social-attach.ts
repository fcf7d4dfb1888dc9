export default {
  wrongPassword: 'The password is not right.',
  unverified:
    'The address of that account is not verified yet. Sign in with its password, follow the link in our mail, and then attach.',
  title: 'You have an account already',
  lead: 'There is an account with the email address {{email}}. Enter its password once, and {{provider}} will open it from now on.',
  password: 'Password of that account',
  submit: 'Attach and sign in',
  cancel: 'Not now',
  restart: 'Start again',
  linked:
    'That account, or the one you chose, is attached to another one already. Please sign in another way.',
};
