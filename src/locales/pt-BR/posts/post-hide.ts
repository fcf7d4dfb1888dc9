export default {
  hidden: 'Oculta.',
  undo: 'Desfazer',
  refused: 'Não foi possível ocultar a publicação.',
  undoRefused: 'Isso não chegou.',
};
