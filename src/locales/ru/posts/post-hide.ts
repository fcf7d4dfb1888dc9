export default {
  hidden: 'Скрыто.',
  undo: 'Отменить',
  refused: 'Не удалось скрыть публикацию.',
  undoRefused: 'Отменить не удалось.',
};
