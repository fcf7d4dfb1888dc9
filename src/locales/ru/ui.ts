export default {
  skip: 'Перейти к содержанию',
  close: 'Закрыть',
  dismiss: 'Скрыть',
  retry: 'Повторить',
  loading: 'Загрузка...',
  field: {
    required: 'Заполните это поле.',
    email: 'Введите адрес электронной почты, например name@example.com.',
    invalid: 'Проверьте это поле.',
  },
  password: { show: 'Показать пароль', hide: 'Скрыть пароль' },
  picture: { failed: 'Картинка не загрузилась.' },
};
