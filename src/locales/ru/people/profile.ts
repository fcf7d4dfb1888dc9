export default {
  title: 'Профиль',
  about: 'О пользователе',
  loading: 'Загрузка профиля {{name}}',
  failed: 'Не удалось загрузить профиль. Попробуйте ещё раз.',
  missing: 'Пользователя с таким именем нет.',
  retry: 'Повторить',
  following: 'Вы читаете',
  followsYou: 'Читает вас',
  counts: { media: 'Фото и видео', joined: 'На сайте с' },
  posts: {
    one: '{{count}} публикация',
    few: '{{count}} публикации',
    many: '{{count}} публикаций',
    other: '{{count}} публикации',
  },
  followers: {
    one: '{{count}} читатель',
    few: '{{count}} читателя',
    many: '{{count}} читателей',
    other: '{{count}} читателя',
  },
};
