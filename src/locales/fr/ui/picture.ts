export default {
  failed: 'L’image ne s’est pas chargée.',
};
