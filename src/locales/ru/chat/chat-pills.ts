export default {
  banned: 'В чёрном списке',
  subscribedTo: 'Вы подписаны',
  subscriber: 'Платный подписчик',
  follower: 'Читает вас',
  paid: {
    one: '{{count}} платное',
    few: '{{count}} платных',
    many: '{{count}} платных',
    other: '{{count}} платных',
  },
};
