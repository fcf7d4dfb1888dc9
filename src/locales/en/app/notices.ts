export default {
  label: 'Notices',
  discreetOn: 'Discreet mode on.',
  discreetOff: 'Discreet mode off.',
};
