export default {
  documentTitle: '{{name}} (@{{username}})',
  title: 'Perfil',
  handle: '@{{username}}',
  about: 'Acerca de',
  loading: 'Cargando el perfil de {{name}}',
  failed: 'No pudimos cargar este perfil. Inténtalo de nuevo.',
  missing: 'Nadie tiene este nombre.',
  retry: 'Reintentar',
  following: 'Siguiendo',
  followsYou: 'Te sigue',
  counts: { media: 'Fotos y vídeos', joined: 'Se unió' },
  posts: {
    one: '{{count}} publicación',
    many: '{{count}} de publicaciones',
    other: '{{count}} publicaciones',
  },
  followers: {
    one: '{{count}} seguidor',
    many: '{{count}} de seguidores',
    other: '{{count}} seguidores',
  },
};
