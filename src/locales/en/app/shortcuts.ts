export default {
  label: 'Keyboard shortcuts',
  on: 'On',
  off: 'Off',
  show: 'Show the keys',
  copied: 'The link is copied: {{link}}',
  copyRefused: 'The browser does not let us copy. This is the link: {{link}}',
};
