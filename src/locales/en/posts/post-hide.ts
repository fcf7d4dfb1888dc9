export default {
  hidden: 'Hidden.',
  undo: 'Undo',
  refused: 'The post could not be hidden.',
  undoRefused: 'That did not get through.',
};
