export default {
  more: {
    one: 'Mais {{count}} imagem',
    many: 'Mais {{count}} de imagens',
    other: 'Mais {{count}} imagens',
  },
  open: '{{picture}}, abre em uma nova aba',
};
