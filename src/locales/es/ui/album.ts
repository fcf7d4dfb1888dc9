export default {
  more: {
    one: '{{count}} imagen más',
    other: '{{count}} imágenes más',
  },
  open: '{{picture}}, se abre en una pestaña nueva',
};
