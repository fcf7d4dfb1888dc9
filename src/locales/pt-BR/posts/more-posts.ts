export default {
  title: 'Mais de {{name}}',
  loading: 'Carregando mais publicações',
  failed: 'Não foi possível carregar mais publicações. Nada se perdeu.',
  untitled: 'Publicação sem texto',
  locked: 'Bloqueada',
};
