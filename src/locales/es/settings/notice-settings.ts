export default {
  title: 'Notificaciones',
  lead: 'De qué te avisamos, en todos tus dispositivos.',
  loading: 'Cargando tus ajustes de notificaciones',
  failed: 'No pudimos cargar tus ajustes de notificaciones.',
  likes: 'Me gusta en tus publicaciones',
  comments: 'Comentarios en tus publicaciones',
  followers: 'Nuevos seguidores',
  subscribers: 'Nuevas suscripciones y renovaciones',
  purchases: 'Propinas y compras',
  always: 'Los recibos, los reembolsos y las renovaciones fallidas llegan siempre.',
};
