export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Мои авторы',
    tabs: 'Списки ваших авторов',
  },
  audience: {
    title: 'Аудитория',
    tabs: 'Списки вашей аудитории',
  },
  lists: {
    subscriptions: 'Подписки',
    followed: 'Вы читаете',
    subscribers: 'Подписчики',
    followers: 'Читатели',
    blacklist: 'Чёрный список',
  },
  tabCount: {
    one: '{{count}} человек',
    few: '{{count}} человека',
    many: '{{count}} человек',
    other: '{{count}} человека',
  },
};
