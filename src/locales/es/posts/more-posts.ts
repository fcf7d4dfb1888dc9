export default {
  title: 'Más de {{name}}',
  loading: 'Cargando más publicaciones',
  failed: 'No pudimos cargar más publicaciones.',
  untitled: 'Publicación sin texto',
  locked: 'Bloqueada',
};
