export default {
  title: 'Page Not Found',
  text: 'Nothing is at this address. It may have moved, or never have been here.',
  home: 'Go Home',
  look: "Look for '{{name}}' in Explore",
};
