export default {
  changed: 'Your email was changed.',
};
