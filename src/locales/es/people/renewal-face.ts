export default {
  renewFor: 'Volver a renovar por {{price}}',
  again: 'Suscribirme de nuevo',
  label: '{{action}}: {{name}}',
};
