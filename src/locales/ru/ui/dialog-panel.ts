export default {
  cancel: 'Отмена',
  close: 'Закрыть',
};
