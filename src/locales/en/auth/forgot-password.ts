export default {
  title: 'Reset Password',
  lead: 'Enter the email address of your account. We will send you a link to choose a new password.',
  submit: 'Send reset link',
  back: 'Back to sign in',
  sentTitle: 'Check your mail',
  sent: 'If there is an account for {{email}}, we sent it a link to choose a new password. It works for one hour. Please look in the spam folder too.',
  resend: 'Send again',
  cooling: {
    one: 'You can ask for another link in {{count}} second.',
    other: 'You can ask for another link in {{count}} seconds.',
  },
  change: 'Use another address',
};
