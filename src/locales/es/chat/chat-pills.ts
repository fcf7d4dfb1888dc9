export default {
  banned: 'En tu lista negra',
  subscribedTo: 'Estás suscrito',
  subscriber: 'Suscriptor',
  follower: 'Seguidor',
  paid: {
    one: '{{count}} de pago',
    many: '{{count}} de pago',
    other: '{{count}} de pago',
  },
};
