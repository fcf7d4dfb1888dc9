export default {
  dismiss: 'Закрыть',
};
