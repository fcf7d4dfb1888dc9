export default {
  refused: 'Not saved. Try again.',
};
