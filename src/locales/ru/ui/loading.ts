export default {
  retry: 'Повторить',
  loading: 'Загрузка...',
};
