export default {
  renewFor: 'Renouveler à nouveau pour {{price}}',
  again: 'Me réabonner',
  label: '{{action}} : {{name}}',
};
