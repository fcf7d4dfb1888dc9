export default {
  title: 'Perfil',
  about: 'Sobre',
  loading: 'Carregando o perfil de {{name}}',
  failed: 'Não foi possível carregar este perfil. Tente de novo.',
  missing: 'Ninguém tem esse nome.',
  retry: 'Tentar de novo',
  followsYou: 'Segue você',
  counts: {
    posts: 'Publicações',
    media: 'Fotos e vídeos',
    followers: 'Seguidores',
    joined: 'Entrou em',
    price: 'Por mês',
  },
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
