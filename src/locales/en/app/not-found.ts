export default {
  title: 'Page Not Found',
  text: 'The link may be broken, or the page may have been removed.',
  home: 'Go Home',
  look: 'Search Explore for “{{name}}”',
};
