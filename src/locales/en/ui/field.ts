export default {
  required: 'Please fill this in.',
  email: 'Enter an email, such as name@example.com.',
  invalid: 'Please check this field.',
};
