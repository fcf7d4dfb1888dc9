export default {
  title: 'Настройки',
  pages: 'Страницы настроек',
  account: 'Аккаунт',
  site: 'Сайт',
  security: 'Безопасность',
  unsaved: 'Ещё не сохранено',
  discard: 'Отменить изменения',
  save: 'Сохранить',
};
