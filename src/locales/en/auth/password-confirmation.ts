export default {
  title: 'Confirm your password',
  lead: 'To protect your account, please enter your password again.',
  submit: 'Confirm',
  cancel: 'Cancel',
  wrong: "That password isn't right.",
};
