export default {
  failed: 'La imagen no se ha cargado.',
};
