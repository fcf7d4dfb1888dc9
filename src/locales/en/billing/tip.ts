export default {
  amounts: 'How much',
  own: 'Another amount',
  limits: 'Between {{min}} and {{max}}',
  message: 'A message to {{name}}',
  optional: 'Optional',
  forPost: 'For a post of {{name}}',
  forMessage: 'For a message of {{name}}',
  review: 'Continue',
  cancel: 'Cancel',
  problems: {
    unreadable: 'Write an amount, such as {{example}}.',
    tooSmall: 'The smallest tip is {{min}}.',
    tooLarge: 'The largest tip is {{max}}.',
  },
};
