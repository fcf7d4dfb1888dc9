export default {
  retry: 'Reintentar',
  loading: 'Cargando...',
};
