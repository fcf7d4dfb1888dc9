export default {
  retry: 'Повторить',
  loading: 'Загрузка…',
  page: 'Страница',
};
