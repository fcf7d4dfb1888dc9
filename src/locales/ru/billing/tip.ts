export default {
  amounts: 'Сколько',
  own: 'Другая сумма',
  limits: 'От {{min}} до {{max}}',
  message: 'Сообщение (получатель: {{name}})',
  optional: 'Необязательно',
  forPost: 'За публикацию: {{name}}',
  forMessage: 'За сообщение: {{name}}',
  review: 'Продолжить',
  cancel: 'Отмена',
  problems: {
    unreadable: 'Введите сумму, например {{example}}.',
    tooSmall: 'Минимальные чаевые: {{min}}.',
    tooLarge: 'Максимальные чаевые: {{max}}.',
  },
};
