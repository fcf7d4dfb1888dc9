export default {
  start: 'Читать',
  startLabel: 'Читать {{name}}',
  stop: 'Не читать',
  stopLabel: 'Не читать {{name}}',
  undo: 'Вернуть',
  undoLabel: 'Вернуть: снова читать {{name}}',
  left: 'Вы больше не читаете {{name}}.',
  leftMany: {
    one: 'Вы больше не читаете {{count}} человека.',
    few: 'Вы больше не читаете {{count}} человек.',
    many: 'Вы больше не читаете {{count}} человек.',
    other: 'Вы больше не читаете {{count}} человека.',
  },
  back: 'Вы снова читаете {{name}}.',
  backMany: 'Вы снова читаете этих людей.',
  barred: 'Читать {{name}} нельзя.',
};
