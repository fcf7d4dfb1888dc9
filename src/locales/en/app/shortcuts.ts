export default {
  label: 'Keyboard shortcuts',
  on: 'On',
  off: 'Off',
  show: 'View shortcuts',
  copied: 'Link copied: {{link}}',
  copyRefused: "Your browser blocked copying. Here's the link: {{link}}",
};
