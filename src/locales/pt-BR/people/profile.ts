export default {
  documentTitle: '{{name}} (@{{username}})',
  title: 'Perfil',
  handle: '@{{username}}',
  about: 'Sobre',
  loading: 'Carregando o perfil de {{name}}',
  failed: 'Não foi possível carregar este perfil. Tente de novo.',
  missing: 'Ninguém tem esse nome.',
  retry: 'Tentar de novo',
  following: 'Seguindo',
  followsYou: 'Segue você',
  counts: { media: 'Fotos e vídeos', joined: 'Entrou em' },
  posts: {
    one: '{{count}} publicação',
    many: '{{count}} de publicações',
    other: '{{count}} publicações',
  },
  followers: {
    one: '{{count}} seguidor',
    many: '{{count}} de seguidores',
    other: '{{count}} seguidores',
  },
};
