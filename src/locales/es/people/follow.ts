export default {
  start: 'Seguir',
  startLabel: 'Seguir a {{name}}',
  stop: 'Dejar de seguir',
  stopLabel: 'Dejar de seguir a {{name}}',
  undo: 'Deshacer',
  undoLabel: 'Deshacer: seguir otra vez a {{name}}',
  left: 'Ya no sigues a {{name}}.',
  leftMany: {
    one: 'Ya no sigues a {{count}} persona.',
    many: 'Ya no sigues a {{count}} de personas.',
    other: 'Ya no sigues a {{count}} personas.',
  },
  back: 'Vuelves a seguir a {{name}}.',
  backMany: 'Vuelves a seguirlas.',
  barred: 'No puedes seguir a {{name}}.',
};
