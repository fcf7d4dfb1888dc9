export default {
  renewFor: 'Renovar de novo por {{price}}',
  again: 'Assinar de novo',
  label: '{{action}}: {{name}}',
};
