export default {
  skip: 'Skip to content',
  close: 'Close',
  dismiss: 'Dismiss',
  retry: 'Try again',
  loading: 'Loading...',
  field: {
    required: 'Please fill this in.',
    email: 'Please enter an email address, such as name@example.com.',
    invalid: 'Please check this field.',
  },
  password: { show: 'Show password', hide: 'Hide password' },
  picture: { failed: 'The picture did not load.' },
};
