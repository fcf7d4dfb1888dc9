export default {
  start: 'Seguir',
  startLabel: 'Seguir {{name}}',
  stop: 'Deixar de seguir',
  stopLabel: 'Deixar de seguir {{name}}',
  undo: 'Desfazer',
  undoLabel: 'Desfazer: seguir {{name}} de novo',
  left: 'Você não segue mais {{name}}.',
  leftMany: {
    one: 'Você não segue mais {{count}} pessoa.',
    many: 'Você não segue mais {{count}} de pessoas.',
    other: 'Você não segue mais {{count}} pessoas.',
  },
  back: 'Você segue {{name}} de novo.',
  backMany: 'Você segue essas pessoas de novo.',
  barred: 'Você não pode seguir {{name}}.',
};
