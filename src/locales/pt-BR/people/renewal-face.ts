export default {
  renewFor: 'Reativar por {{price}}',
  again: 'Assinar de novo',
  label: '{{action}}: {{name}}',
};
