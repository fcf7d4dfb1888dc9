export default {
  start: 'Suivre',
  startLabel: 'Suivre {{name}}',
  stop: 'Ne plus suivre',
  stopLabel: 'Ne plus suivre {{name}}',
  undo: 'Annuler',
  undoLabel: 'Annuler : suivre à nouveau {{name}}',
  left: 'Vous ne suivez plus {{name}}.',
  leftMany: {
    one: 'Vous ne suivez plus {{count}} personne.',
    many: 'Vous ne suivez plus {{count}} de personnes.',
    other: 'Vous ne suivez plus {{count}} personnes.',
  },
  back: 'Vous suivez à nouveau {{name}}.',
  backMany: 'Vous les suivez à nouveau.',
  barred: 'Vous ne pouvez pas suivre {{name}}.',
};
