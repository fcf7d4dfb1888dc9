export default {
  hidden: 'Oculta.',
  undo: 'Deshacer',
  refused: 'No se pudo ocultar la publicación.',
  undoRefused: 'No se pudo deshacer.',
};
