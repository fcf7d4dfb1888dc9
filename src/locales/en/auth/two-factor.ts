export default {
  title: 'Two-factor authentication',
  codeLead: 'Enter the six digits that your authenticator app shows now.',
  code: 'Authentication code',
  recoveryLead: 'Enter one of the recovery codes you kept. Each of them works once.',
  recovery: 'Recovery code',
  submit: 'Verify',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the authenticator app',
  restart: 'Start again',
  timedOut: 'If the code is right, your sign-in may have timed out. Start again to get a new one.',
};
