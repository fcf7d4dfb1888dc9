export default {
  by: 'Publicación de {{name}}',
  verified: 'Creador verificado',
  lockedForSubscribers: 'Para suscriptores de {{name}}',
  lockedForPrice: 'Cuesta {{price}}',
  unlock: 'Desbloquear por {{price}}',
  yours: 'Lo has comprado',
  editedSince: 'Lo compraste. Se editó después de tu compra.',
  holds: 'Contiene: {{things}}',
  openPost: 'Abrir publicación',
  audience: { followers: 'Seguidores', subscribers: 'Suscriptores' },
  images: {
    one: '{{count}} imagen',
    many: '{{count}} de imágenes',
    other: '{{count}} imágenes',
  },
  videos: {
    one: '{{count}} vídeo',
    many: '{{count}} de vídeos',
    other: '{{count}} vídeos',
  },
  comments: {
    one: '{{count}} comentario',
    many: '{{count}} de comentarios',
    other: '{{count}} comentarios',
  },
  likes: {
    one: '{{count}} me gusta',
    many: '{{count}} de me gusta',
    other: '{{count}} me gusta',
  },
};
