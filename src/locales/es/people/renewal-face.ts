export default {
  renewFor: 'Reactivar por {{price}}',
  again: 'Suscribirse de nuevo',
  label: '{{action}}: {{name}}',
};
