export default {
  copy: 'Copy link',
  copied: 'Link copied: {{link}}',
  refused: "Your browser blocked copying. Here's the link: {{link}}",
};
