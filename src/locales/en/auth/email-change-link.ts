export default {
  title: 'Change email',
  checking: 'Checking the link…',
  ask: {
    old: 'Your account @{{username}} is about to use {{email}} instead of this email.',
    new: 'The account @{{username}} is about to use {{email}}.',
  },
  confirm: 'Confirm the change',
  cancel: 'Cancel the change',
  confirmed: {
    old: 'Confirmed. Your email changes once {{email}} has confirmed, too.',
    new: 'Confirmed. The email changes once the one before has confirmed, too.',
  },
  changed: 'Your email is now {{email}}.',
  cancelled: 'The change was canceled. Your email stays as it was.',
  thief: "If you didn't ask for it, choose a new password.",
  newPassword: 'Choose a new password',
  foreign:
    'This link is for another account. Log out and open it again, or open it in another browser.',
  unknown: 'This link is broken or too old. Start again in your settings.',
  over: {
    expired: 'This link has expired. Start again in your settings.',
    replaced: "You've asked for another change since. Use the links of the newest email.",
    taken: '{{email}} belongs to another account by now. Nothing has changed.',
  },
  settings: 'Back to settings',
  signIn: 'Sign in',
};
