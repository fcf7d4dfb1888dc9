export default {
  named: 'Un mensaje para {{name}} no se envió.',
  unnamed: 'Un mensaje no se envió.',
};
