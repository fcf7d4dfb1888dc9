export default {
  failed: 'The picture did not load.',
};
