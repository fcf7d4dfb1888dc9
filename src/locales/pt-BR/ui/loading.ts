export default {
  retry: 'Tentar de novo',
  loading: 'Carregando…',
  page: 'Página',
};
