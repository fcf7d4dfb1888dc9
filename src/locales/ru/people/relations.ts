export default {
  documentTitle: '{{list}}, {{area}}',
  interests: {
    title: 'Подписки',
    tabs: 'Списки ваших подписок',
  },
  audience: {
    title: 'Аудитория',
    tabs: 'Списки вашей аудитории',
  },
  lists: {
    subscriptions: 'Ваши подписки',
    followed: 'Вы читаете',
    subscribers: 'Ваши подписчики',
    followers: 'Ваши читатели',
    blacklist: 'Чёрный список',
  },
  tabCount: {
    one: '{{count}} человек',
    few: '{{count}} человека',
    many: '{{count}} человек',
    other: '{{count}} человека',
  },
};
