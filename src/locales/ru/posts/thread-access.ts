export default {
  title: 'Кто может комментировать',
  readers: 'Все, кто читает',
  subscribers: 'Подписчики',
  nobody: 'Никто',
  refused: 'Ваш выбор не удалось отправить.',
};
