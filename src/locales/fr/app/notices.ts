export default {
  label: 'Avis',
  discreetOn: 'Mode discret activé.',
  discreetOff: 'Mode discret désactivé.',
};
