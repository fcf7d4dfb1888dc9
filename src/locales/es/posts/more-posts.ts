export default {
  title: 'Más de {{name}}',
  loading: 'Cargando más publicaciones',
  failed: 'No pudimos cargar más publicaciones. No se ha perdido nada.',
  untitled: 'Publicación sin texto',
  locked: 'Bloqueada',
};
