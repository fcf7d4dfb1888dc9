export default {
  by: 'Публикация {{name}}',
  verified: 'Подтверждённый автор',
  lockedForSubscribers: 'Для подписчиков {{name}}',
  lockedForPrice: 'Стоит {{price}}',
  unlock: 'Открыть за {{price}}',
  yours: 'Вы это купили',
  holds: 'Внутри: {{things}}',
  openPost: 'Открыть публикацию',
  audience: { followers: 'Для читателей', subscribers: 'Для подписчиков' },
  images: {
    one: '{{count}} изображение',
    few: '{{count}} изображения',
    many: '{{count}} изображений',
    other: '{{count}} изображения',
  },
  videos: {
    one: '{{count}} видео',
    few: '{{count}} видео',
    many: '{{count}} видео',
    other: '{{count}} видео',
  },
  likes: {
    one: '{{count}} отметка «нравится»',
    few: '{{count}} отметки «нравится»',
    many: '{{count}} отметок «нравится»',
    other: '{{count}} отметки «нравится»',
  },
};
