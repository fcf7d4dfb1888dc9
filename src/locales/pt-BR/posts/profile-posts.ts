export default {
  show: 'Mostrar',
  filters: {
    all: 'Tudo',
    media: 'Com mídia',
    paid: 'Pagas',
  },
  loginToUnlock: 'Entrar para ver',
  postMore: 'Mais sobre esta publicação',
  reportPost: 'Denunciar publicação',
  failed: 'Não conseguimos carregar as publicações. Tente de novo.',
  noPosts: 'Ainda não há publicações',
  noneOfKind: 'Nada deste tipo',
  end: 'Essas são todas as publicações.',
  hidden: 'Não há publicações para ver aqui.',
};
