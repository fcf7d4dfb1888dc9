export default {
  title: 'Create your account',
  submit: 'Create Account',
  displayName: 'Display name',
  displayNameHelp: 'The name that people see. You can change it later.',
  haveAccount: 'I already have an account',
  refusals: {
    emailTaken:
      'An account with this email address exists already. Sign in, or use another address.',
    email: 'Please enter an email address, such as name@example.com.',
    displayNameLong: 'Please use at most 50 characters.',
    displayNameUnseen: 'Please choose a name without hidden characters or stacked accents.',
    displayNameLink: 'A name cannot be a link.',
    displayNameReserved: 'This name is kept for the site itself. Please choose another one.',
    displayNameAlike: 'This name looks like that of a verified member. Please choose another one.',
    passwordShort: 'Please use at least 8 characters.',
    passwordLong: 'Please use at most 128 characters.',
    passwordCommon: 'This password is among the first that are guessed. Please choose another one.',
    passwordOwn: 'The password must not be your email address or your username.',
  },
  passwordHelp:
    'At least 8 characters. A few words that only you would put together are easy to remember and hard to guess.',
};
