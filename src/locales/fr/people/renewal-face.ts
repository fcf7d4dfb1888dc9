export default {
  renewFor: 'Réactiver pour {{price}}',
  again: 'Se réabonner',
  label: '{{action}} : {{name}}',
};
