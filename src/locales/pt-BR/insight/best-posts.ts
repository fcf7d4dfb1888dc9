export default {
  title: 'Melhores publicações',
  loading: 'Carregando suas melhores publicações',
  failed: 'Não foi possível carregar suas melhores publicações.',
  retry: 'Tentar de novo',
  post: 'Publicação',
  likes: 'Curtidas',
  comments: 'Comentários',
  unnamed: 'Publicação {{id}}',
  gone: '{{name}} (excluída)',
  means: 'O que cada uma trouxe nestes dias; no máximo vinte, a melhor primeiro.',
};
