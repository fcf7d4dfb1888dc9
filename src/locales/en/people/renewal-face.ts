export default {
  renewFor: 'Renew again for {{price}}',
  again: 'Subscribe again',
  label: '{{action}}: {{name}}',
};
