export default {
  hidden: 'Masquée.',
  undo: 'Annuler',
  refused: 'La publication n’a pas pu être masquée.',
  undoRefused: 'Cela n’est pas passé.',
};
