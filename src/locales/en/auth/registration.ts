export default {
  title: 'Create your account',
  submit: 'Create Account',
  displayName: 'Display name',
  displayNameHelp: 'The name that people see. You can change it later.',
  haveAccount: 'I already have an account',
  refusals: {
    emailTaken: 'This email already has an account. Sign in, or use another email.',
    email: 'Enter an email, such as name@example.com.',
    displayNameLong: 'Use 50 characters or fewer.',
    displayNameUnseen: 'Please choose a name without hidden characters or stacked accents.',
    displayNameLink: "A name can't be a link.",
    displayNameReserved: 'This name is reserved. Please choose another.',
    displayNameAlike: "This name is too close to a verified member's. Please choose another.",
    passwordShort: 'Please use at least 8 characters.',
    passwordLong: 'Use 128 characters or fewer.',
    passwordCommon: 'This password is too easy to guess. Please choose another.',
    passwordOwn: "Your password can't be your email or username.",
  },
  passwordHelp:
    'At least 8 characters. A few unrelated words are easy to remember and hard to guess.',
};
