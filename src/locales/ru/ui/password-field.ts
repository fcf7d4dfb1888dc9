export default {
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
};
