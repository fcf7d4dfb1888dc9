export default {
  ask: 'Заблокировать',
  askLabel: 'Заблокировать: {{name}}',
  forgive: {
    mute: 'Не скрывать',
    restrict: 'Снять ограничение',
    block: 'Разблокировать',
  },
  forgiveLabel: {
    mute: 'Не скрывать: {{name}}',
    restrict: 'Снять ограничение: {{name}}',
    block: 'Разблокировать: {{name}}',
  },
  undo: 'Отменить',
  undoBanLabel: {
    mute: 'Отменить и не скрывать: {{name}}',
    restrict: 'Отменить и снять ограничение: {{name}}',
    block: 'Отменить и разблокировать: {{name}}',
  },
  undoForgiveLabel: {
    mute: 'Отменить и снова скрыть: {{name}}',
    restrict: 'Отменить и снова ограничить: {{name}}',
    block: 'Отменить и снова заблокировать: {{name}}',
  },
  again: 'Повторить',
  againLabel: 'Повторить: {{name}}',
  mute: 'Вы скрыли: {{name}}.',
  restrict: 'Вы ограничили: {{name}}.',
  block: 'Вы заблокировали: {{name}}.',
  forgiven: {
    mute: 'Вы больше не скрываете: {{name}}.',
    restrict: 'Ограничение снято: {{name}}.',
    block: 'Вы разблокировали: {{name}}.',
  },
};
