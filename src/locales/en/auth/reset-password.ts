export default {
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
};
