export default {
  price: 'Price to open',
  range: 'Between {{min}} and {{max}}',
  open: 'Ask a price',
  remove: 'Make it free',
  problems: {
    unreadable: 'Write an amount, such as {{example}}.',
    tooSmall: 'The lowest price is {{min}}.',
    tooLarge: 'The highest price is {{max}}.',
  },
  readBack: '{{name}} pays {{price}} to open this.',
  readBackSomebody: 'It costs {{price}} to open this.',
  readBackMore: 'What is inside and the price are seen before anything is paid.',
  change: 'Change',
  confirm: 'Send for {{price}}',
};
