export default {
  open: 'Открыть профиль',
  message: 'Написать',
  subscription: 'Подписка',
  ban: 'Скрыть, ограничить или заблокировать',
  change: 'Изменить запрет',
};
