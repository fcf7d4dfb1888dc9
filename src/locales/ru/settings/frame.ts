export default {
  title: 'Настройки',
  pages: 'Страницы настроек',
  account: 'Аккаунт',
  site: 'Сайт',
  security: 'Безопасность',
  identity: 'Личность',
  unsaved: 'Ещё не сохранено',
  discard: 'Не сохранять',
  save: 'Сохранить',
  absent: 'На этом сайте этого нет.',
};
