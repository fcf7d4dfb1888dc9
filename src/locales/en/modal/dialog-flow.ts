export default {
  title: 'This did not load',
  text: 'A part of the site could not be loaded. You can try once more.',
};
