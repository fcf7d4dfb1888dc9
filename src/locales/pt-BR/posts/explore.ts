export default {
  title: 'Explorar',
  loading: 'Carregando publicações',
  empty: 'Ninguém publicou nada público ainda.',
  failed: 'Não conseguimos carregar nada para explorar.',
  found: '{{words}}, Explorar',
  nothing: 'Nada corresponde a “{{words}}”.',
};
