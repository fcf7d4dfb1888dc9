export default {
  label: 'Language',
  failed: 'That language could not be loaded. You can try again.',
  unkept: 'Your language is kept on this device. We could not save it in your settings.',
};
