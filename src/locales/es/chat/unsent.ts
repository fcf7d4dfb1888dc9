export default {
  named: 'Un mensaje para {{name}} necesita tu atención.',
  unnamed: 'Un mensaje necesita tu atención.',
};
