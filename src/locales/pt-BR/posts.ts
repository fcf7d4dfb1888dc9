export default {
  feed: {
    title: 'Início',
    loading: 'Carregando publicações',
    emptyTitle: 'Seu início está tranquilo',
    emptyText:
      'As publicações de quem você segue vão aparecer aqui. Encontre primeiro alguém de quem goste.',
    confinedTitle: 'Confirme primeiro seu e-mail',
    confinedText:
      'Seu início abre assim que seu e-mail for confirmado. Até lá, você pode explorar o que é público.',
    confirm: 'Confirmar meu e-mail',
    explore: 'Explorar',
    end: 'Você viu todas as publicações.',
    failed: 'Não conseguimos carregar seu início. Nada se perdeu; tente de novo.',
    interrupted: 'As próximas publicações não chegaram.',
    retry: 'Tentar de novo',
    refresh: 'Procurar novas publicações',
  },
  explore: {
    title: 'Explorar',
    loading: 'Carregando publicações',
    empty: 'Ninguém publicou nada público ainda.',
    failed: 'Não conseguimos carregar nada para explorar.',
  },
  card: {
    by: 'Publicação de {{name}}',
    verified: 'Criador verificado',
    lockedForSubscribers: 'Para assinantes de {{name}}',
    lockedForPrice: 'Custa {{price}}',
    yours: 'Você comprou isto',
    holds: 'Contém: {{things}}',
    openPost: 'Abrir publicação',
  },
  images: { one: '{{count}} imagem', many: '{{count}} de imagens', other: '{{count}} imagens' },
  videos: { one: '{{count}} vídeo', many: '{{count}} de vídeos', other: '{{count}} vídeos' },
  likes: { one: '{{count}} curtida', many: '{{count}} de curtidas', other: '{{count}} curtidas' },
  comments: {
    one: '{{count}} comentário',
    many: '{{count}} de comentários',
    other: '{{count}} comentários',
  },
  suggestions: {
    title: 'Criadores para seguir',
    loading: 'Carregando sugestões',
    exhausted: 'Você já segue todas as pessoas que poderíamos sugerir.',
    failed: 'Sem sugestões no momento.',
    view: 'Ver o perfil de {{name}}',
  },
};
