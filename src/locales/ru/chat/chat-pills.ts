export default {
  banned: 'Чёрный список',
  subscribedTo: 'Вы подписаны',
  subscriber: 'Подписчик',
  follower: 'Читатель',
  paid: {
    one: '{{count}} платное',
    few: '{{count}} платных',
    many: '{{count}} платных',
    other: '{{count}} платных',
  },
};
