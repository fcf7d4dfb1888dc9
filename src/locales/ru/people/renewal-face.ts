export default {
  renewFor: 'Снова продлевать за {{price}}',
  again: 'Подписаться снова',
  label: '{{action}}: {{name}}',
};
