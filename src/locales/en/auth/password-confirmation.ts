export default {
  title: 'Confirm your password',
  lead: 'What comes next is protected. Please enter your password once more.',
  submit: 'Confirm',
  cancel: 'Cancel',
  wrong: 'The password is not right.',
};
