export default {
  label: 'Avisos',
  discreetOn: 'Modo discreto ativado.',
  discreetOff: 'Modo discreto desativado.',
};
