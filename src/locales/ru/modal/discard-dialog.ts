export default {
  discardTitle: 'Выйти, не отправив?',
  discardBody: 'Введённое здесь пропадёт.',
  discardConfirm: 'Не сохранять',
  discardCancel: 'Продолжить ввод',
};
