export default {
  more: {
    one: '{{count}} image de plus',
    many: '{{count}} d’images de plus',
    other: '{{count}} images de plus',
  },
  open: '{{picture}}, s’ouvre dans un nouvel onglet',
};
