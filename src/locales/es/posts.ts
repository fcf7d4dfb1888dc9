export default {
  feed: {
    title: 'Inicio',
    loading: 'Cargando publicaciones',
    emptyTitle: 'Tu inicio está tranquilo',
    emptyText:
      'Aquí verás las publicaciones de quienes sigues. Primero busca a alguien que te guste.',
    confinedTitle: 'Confirma primero tu correo',
    confinedText:
      'Tu inicio se abrirá en cuanto confirmes tu correo. Mientras tanto puedes explorar lo público.',
    confirm: 'Confirmar mi correo',
    explore: 'Explorar',
    end: 'Has visto todas las publicaciones.',
    failed: 'No pudimos cargar tu inicio. No se ha perdido nada; inténtalo de nuevo.',
    interrupted: 'Las siguientes publicaciones no llegaron.',
    retry: 'Reintentar',
    refresh: 'Buscar publicaciones nuevas',
  },
  explore: {
    title: 'Explorar',
    loading: 'Cargando publicaciones',
    empty: 'Nadie ha publicado todavía nada público.',
    failed: 'No pudimos cargar nada para explorar.',
  },
  card: {
    by: 'Publicación de {{name}}',
    verified: 'Creador verificado',
    lockedForSubscribers: 'Para suscriptores de {{name}}',
    lockedForPrice: 'Cuesta {{price}}',
    yours: 'Lo has comprado',
    holds: 'Contiene: {{things}}',
    openPost: 'Abrir publicación',
  },
  images: {
    one: '{{count}} imagen',
    many: '{{count}} de imágenes',
    other: '{{count}} imágenes',
  },
  videos: { one: '{{count}} vídeo', many: '{{count}} de vídeos', other: '{{count}} vídeos' },
  likes: {
    one: '{{count}} me gusta',
    many: '{{count}} de me gusta',
    other: '{{count}} me gusta',
  },
  comments: {
    one: '{{count}} comentario',
    many: '{{count}} de comentarios',
    other: '{{count}} comentarios',
  },
  suggestions: {
    title: 'Creadores que seguir',
    loading: 'Cargando sugerencias',
    exhausted: 'Ya sigues a todas las personas que podríamos sugerirte.',
    failed: 'No hay sugerencias ahora mismo.',
    view: 'Ver el perfil de {{name}}',
  },
};
