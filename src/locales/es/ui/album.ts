export default {
  more: {
    one: '{{count}} imagen más',
    many: '{{count}} de imágenes más',
    other: '{{count}} imágenes más',
  },
  open: '{{picture}}, se abre en una pestaña nueva',
};
