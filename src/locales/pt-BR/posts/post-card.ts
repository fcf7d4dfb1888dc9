export default {
  by: 'Publicação de {{name}}',
  verified: 'Criador verificado',
  lockedForSubscribers: 'Para assinantes de {{name}}',
  lockedForPrice: 'Custa {{price}}',
  unlock: 'Desbloquear por {{price}}',
  yours: 'Você comprou isto',
  editedSince: 'Você comprou isto. Foi editado depois da sua compra.',
  holds: 'Contém: {{things}}',
  openPost: 'Abrir publicação',
  audience: { followers: 'Seguidores', subscribers: 'Assinantes' },
  images: {
    one: '{{count}} imagem',
    many: '{{count}} de imagens',
    other: '{{count}} imagens',
  },
  videos: {
    one: '{{count}} vídeo',
    many: '{{count}} de vídeos',
    other: '{{count}} vídeos',
  },
  comments: {
    one: '{{count}} comentário',
    many: '{{count}} de comentários',
    other: '{{count}} comentários',
  },
  likes: {
    one: '{{count}} curtida',
    many: '{{count}} de curtidas',
    other: '{{count}} curtidas',
  },
};
