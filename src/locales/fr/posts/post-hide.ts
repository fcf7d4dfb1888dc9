export default {
  hidden: 'Masquée.',
  undo: 'Annuler',
  refused: 'Nous n’avons pas pu masquer la publication.',
  undoRefused: 'L’annulation n’a pas abouti.',
};
