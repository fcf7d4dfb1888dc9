export default {
  price: 'Price to unlock',
  range: 'Between {{min}} and {{max}}',
  open: 'Set a price',
  remove: 'Make it free',
  problems: {
    unreadable: 'Enter an amount, such as {{example}}.',
    tooSmall: 'The lowest price is {{min}}.',
    tooLarge: 'The highest price is {{max}}.',
  },
  readBack: '{{name}} pays {{price}} to unlock this.',
  readBackSomebody: 'It costs {{price}} to unlock this.',
  readBackMore: "They see the price and what's inside before they pay.",
  change: 'Edit',
  confirm: 'Send for {{price}}',
};
