export default {
  required: 'Please fill this in.',
  email: 'Please enter an email address, such as name@example.com.',
  invalid: 'Please check this field.',
};
