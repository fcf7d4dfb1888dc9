export default {
  hidden: 'Oculta.',
  undo: 'Desfazer',
  refused: 'Não foi possível ocultar a publicação.',
  undoRefused: 'Não foi possível desfazer.',
};
