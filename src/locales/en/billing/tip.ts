export default {
  amounts: 'Amount',
  own: 'Another amount',
  limits: 'Between {{min}} and {{max}}',
  message: 'Message to {{name}}',
  optional: 'Optional',
  forPost: 'For a post by {{name}}',
  forMessage: 'For a message from {{name}}',
  review: 'Continue',
  cancel: 'Cancel',
  problems: {
    unreadable: 'Enter an amount, such as {{example}}.',
    tooSmall: 'The smallest tip is {{min}}.',
    tooLarge: 'The largest tip is {{max}}.',
  },
};
