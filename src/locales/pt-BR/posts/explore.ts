export default {
  title: 'Explorar',
  loading: 'Carregando publicações',
  empty: 'Ninguém publicou nada público ainda.',
  failed: 'Não conseguimos carregar nada para explorar.',
  found: 'Resultados para “{{words}}”',
  nothing: 'Nada corresponde a “{{words}}”.',
};
