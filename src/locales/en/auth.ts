export default {
  fields: { email: 'Email', password: 'Password' },
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    remember: 'Remember me',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    demo: 'Demo accounts, all with the password {{password}}',
    demoUse: 'Sign in as {{name}}',
    lockedOut: {
      one: 'Too many attempts. You can try again in {{count}} second.',
      other: 'Too many attempts. You can try again in {{count}} seconds.',
    },
  },
  twoFactor: {
    title: 'Two-factor authentication',
    codeLead: 'Enter the six digits that your authenticator app shows now.',
    code: 'Authentication code',
    recoveryLead: 'Enter one of the recovery codes you kept. Each of them works once.',
    recovery: 'Recovery code',
    submit: 'Verify',
    useRecovery: 'Use a recovery code',
    useCode: 'Use the authenticator app',
    restart: 'Start again',
    timedOut:
      'If the code is right, your sign-in may have timed out. Start again to get a new one.',
  },
  refusals: {
    credentials: 'These credentials do not match our records.',
    code: 'The code is not right. Wait for the next one and try again.',
    recovery: 'The recovery code is not right, or it was used before.',
  },
  session: {
    opened: 'You are logged in!',
    expired: { title: 'Session Expired!', text: 'Please log in again to continue.' },
    unheard:
      'You are signed out on this device. We could not reach the server and will tell it as soon as we can.',
    lost: 'We could not keep you signed in. Please check that your browser accepts cookies.',
  },
};
