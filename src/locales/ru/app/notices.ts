export default {
  label: 'Уведомления',
  discreetOn: 'Незаметный режим включён.',
  discreetOff: 'Незаметный режим выключен.',
};
