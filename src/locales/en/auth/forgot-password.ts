export default {
  title: 'Reset Password',
  lead: "Enter your account's email and we'll send you a link to choose a new password.",
  submit: 'Send reset link',
  back: 'Back to sign in',
  sentTitle: 'Check your email',
  sent: "If {{email}} has an account, we've sent it a link to choose a new password. It works for one hour. Check your spam folder too.",
  resend: 'Send again',
  cooling: {
    one: 'You can ask for another link in {{count}} second.',
    other: 'You can ask for another link in {{count}} seconds.',
  },
  change: 'Use another email',
};
