export default {
  open: 'Показать список',
  none: 'Ничего не найдено.',
  remove: 'Убрать {{choice}}',
};
