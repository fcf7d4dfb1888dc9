export default {
  title: 'Просмотр',
  open: 'Просмотр',
  as: 'Смотреть как',
  guest: 'Гость',
  follower: 'Читатель',
  subscriber: 'Подписчик',
  buyer: 'Покупатель',
  seenBy: {
    guest: 'Так видит гость',
    follower: 'Так видит читатель',
    subscriber: 'Так видит подписчик',
    buyer: 'Так видит покупатель',
  },
};
