export default {
  renewFor: 'Resume renewal for {{price}}',
  again: 'Subscribe again',
  label: '{{action}}: {{name}}',
};
