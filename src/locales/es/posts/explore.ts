export default {
  title: 'Explorar',
  loading: 'Cargando publicaciones',
  empty: 'Nadie ha publicado todavía nada público.',
  failed: 'No pudimos cargar nada para explorar.',
  found: 'Resultados de «{{words}}»',
  nothing: 'Nada coincide con «{{words}}».',
};
