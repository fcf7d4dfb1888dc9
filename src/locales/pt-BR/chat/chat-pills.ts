export default {
  banned: 'Na sua lista negra',
  subscribedTo: 'Você assina',
  subscriber: 'Assinante',
  follower: 'Seguidor',
  paid: {
    one: '{{count}} paga',
    many: '{{count}} pagas',
    other: '{{count}} pagas',
  },
};
