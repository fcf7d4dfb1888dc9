export default {
  title: 'Create your account',
  submit: 'Create Account',
  username: 'Username',
  displayName: 'Display name',
  usernameHelp:
    '2 to 30 letters, digits, hyphens or underscores. It is the address of your profile.',
  displayNameHelp: 'The name that people see. You can change it later.',
  checking: 'Looking whether the name is free...',
  free: '{{name}} is free.',
  problems: {
    taken: 'Somebody has this username already. Please choose another one.',
    reserved: 'This name is kept for the site itself. Please choose another one.',
    invalid: 'Please use 2 to 30 letters, digits, hyphens or underscores.',
  },
  agree: 'By clicking Create Account, you agree to the {{privacy}} and the {{terms}}.',
  privacy: 'privacy policy',
  terms: 'terms of use',
  newTab: '(opens in a new tab)',
  invited: '{{name}} invited you',
  invitedText: 'We will remember that when you create your account.',
  unnamed: 'You were invited',
  haveAccount: 'I already have an account',
  refusals: {
    emailTaken:
      'An account with this email address exists already. Sign in, or use another address.',
    email: 'Please enter an email address, such as name@example.com.',
    displayNameLong: 'Please use at most 50 characters.',
    passwordShort: 'Please use at least 8 characters.',
    passwordLong: 'Please use at most 128 characters.',
    passwordCommon: 'This password is among the first that are guessed. Please choose another one.',
    passwordOwn: 'The password must not be your email address or your username.',
  },
  passwordHelp:
    'At least 8 characters. A few words that only you would put together are easy to remember and hard to guess.',
};
