export default {
  banned: 'Acceso limitado',
  subscribedTo: 'Tu suscripción',
  subscriber: 'Se suscribió',
  follower: 'Te sigue',
  paid: {
    one: '{{count}} de pago',
    many: '{{count}} de pago',
    other: '{{count}} de pago',
  },
};
