export default {
  dismiss: 'Скрыть',
};
