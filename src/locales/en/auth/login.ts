export default {
  email: 'Email',
  password: 'Password',
  title: 'Sign in',
  submit: 'Sign in',
  remember: 'Remember me',
  forgot: 'Forgot your password?',
  register: 'Create an account',
  demo: 'Demo accounts, all with the password {{password}}',
  demoUse: 'Sign in as {{name}}',
  lockedOut: {
    one: 'Too many attempts. Try again in {{count}} second.',
    other: 'Too many attempts. Try again in {{count}} seconds.',
  },
};
