export default {
  title: 'Enter your password',
  submit: 'Confirm',
  protected: "To continue, confirm it's you.",
};
