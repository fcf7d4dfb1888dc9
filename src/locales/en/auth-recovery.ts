export default {
  forgot: {
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
  },
  reset: {
    title: 'Choose a new password',
    password: 'New password',
    submit: 'Save password',
    updated: 'Your password has been updated!',
    expiredTitle: 'This link does not work any more',
    expiredText: 'It is older than one hour, or it was used already. We can send you a new one.',
    linklessTitle: 'The link is not complete',
    linklessText:
      'For your safety its secret part is not kept in the address. Please open the link in your mail again, or ask for a new one.',
    newLink: 'Ask for a new link',
  },
};
