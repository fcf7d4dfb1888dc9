export default {
  title: 'Password',
  first: 'Set a password',
  lead: 'A new password signs every other device out.',
  firstLead: 'You signed up with a provider. With a password you can sign in without it.',
  current: 'Current password',
  password: 'New password',
  submit: 'Save password',
  updated: 'Your password has been updated!',
  others: 'Other devices were signed out.',
  wrong: 'This is not your current password.',
};
