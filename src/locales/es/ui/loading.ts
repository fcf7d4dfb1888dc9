export default {
  retry: 'Reintentar',
  loading: 'Cargando…',
  page: 'Página',
};
