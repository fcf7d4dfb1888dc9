export default {
  copy: 'Copy link',
  copied: 'The link is copied: {{link}}',
  refused: 'The browser does not let us copy. This is the link: {{link}}',
};
