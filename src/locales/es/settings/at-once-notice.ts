export default {
  refused: 'No se guardó. Inténtalo de nuevo.',
};
