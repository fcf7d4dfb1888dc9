export default {
  show: 'Mostrar',
  filters: {
    all: 'Todo',
    media: 'Con fotos o vídeos',
    paid: 'De pago',
  },
  loginToUnlock: 'Inicia sesión para verlo',
  postMore: 'Más sobre esta publicación',
  reportPost: 'Denunciar la publicación',
  failed: 'No pudimos cargar las publicaciones. Inténtalo de nuevo.',
  noPosts: 'Aún no hay publicaciones',
  noneOfKind: 'No hay nada de este tipo',
  end: 'Esas son todas las publicaciones.',
  hidden: 'Aquí no hay publicaciones que ver.',
};
