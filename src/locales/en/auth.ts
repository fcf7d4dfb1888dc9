export default {
  fields: { email: 'Email', password: 'Password' },
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    remember: 'Remember me',
    forgot: 'Forgot your password?',
    lockedOut: {
      one: 'Too many attempts. You can try again in {{count}} second.',
      other: 'Too many attempts. You can try again in {{count}} seconds.',
    },
  },
};
