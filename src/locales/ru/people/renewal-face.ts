export default {
  renewFor: 'Включить продление за {{price}}',
  again: 'Подписаться снова',
  label: '{{action}}: {{name}}',
};
