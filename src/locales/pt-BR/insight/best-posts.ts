export default {
  title: 'Melhores publicações',
  loading: 'Carregando suas melhores publicações',
  failed: 'Não conseguimos carregar suas melhores publicações.',
  retry: 'Tentar de novo',
  post: 'Publicação',
  likes: 'Curtidas',
  comments: 'Comentários',
  unnamed: 'Publicação {{id}}',
  gone: '{{thing}} (excluída)',
  means: 'O que cada uma trouxe nestes dias; no máximo vinte, a melhor primeiro.',
};
