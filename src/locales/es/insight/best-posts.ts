export default {
  title: 'Mejores publicaciones',
  loading: 'Cargando tus mejores publicaciones',
  failed: 'No pudimos cargar tus mejores publicaciones.',
  retry: 'Reintentar',
  post: 'Publicación',
  likes: 'Me gusta',
  comments: 'Comentarios',
  unnamed: 'Publicación {{id}}',
  gone: '{{thing}} (eliminada)',
  means: 'Lo que trajo cada una en estos días; como mucho veinte, la mejor primero.',
};
