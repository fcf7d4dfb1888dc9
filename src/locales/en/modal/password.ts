export default {
  title: 'Enter your password',
  submit: 'Confirm',
  protected: 'What comes next is protected.',
};
