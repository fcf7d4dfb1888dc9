export default {
  title: 'Two-factor authentication',
  codeLead: 'Enter the six-digit code from your authenticator app.',
  code: 'Authentication code',
  recoveryLead: 'Enter one of your saved recovery codes. Each works once.',
  recovery: 'Recovery code',
  submit: 'Verify',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the authenticator app',
  restart: 'Start again',
  timedOut: 'If the code is right, your sign-in may have timed out. Start again to get a new one.',
};
