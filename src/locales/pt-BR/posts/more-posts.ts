export default {
  title: 'Mais de {{name}}',
  loading: 'Carregando mais publicações',
  failed: 'Não conseguimos carregar mais publicações.',
  untitled: 'Publicação sem texto',
  locked: 'Bloqueada',
};
