export default {
  label: 'Avisos',
  discreetOn: 'Modo discreto activado.',
  discreetOff: 'Modo discreto desactivado.',
};
