export default {
  title: 'Choose a new password',
  password: 'New password',
  submit: 'Save password',
  updated: 'Your password has been updated!',
  expiredTitle: 'This link no longer works',
  expiredText: "It's over an hour old, or was already used. We can send you a new one.",
  linklessTitle: 'This link is incomplete',
  linklessText:
    "For your safety, its secret part isn't kept in the address. Open the link in your email again, or request a new one.",
  newLink: 'Get a new link',
};
