export default {
  title: 'Password',
  first: 'Set a password',
  lead: 'Changing it logs out all your other devices.',
  firstLead: 'You signed up with Google or X. A password lets you sign in without it.',
  current: 'Current password',
  password: 'New password',
  submit: 'Save password',
  updated: 'Your password has been updated!',
  others: 'Other devices were logged out.',
  wrong: "That isn't your current password.",
};
