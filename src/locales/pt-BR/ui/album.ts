export default {
  more: {
    one: 'Mais {{count}} imagem',
    other: 'Mais {{count}} imagens',
  },
  open: '{{picture}}, abre em uma nova aba',
};
