export default {
  amounts: 'Сколько',
  own: 'Другая сумма',
  limits: 'От {{min}} до {{max}}',
  message: 'Сообщение для {{name}}',
  optional: 'Необязательно',
  forPost: 'За публикацию: {{name}}',
  forMessage: 'За сообщение: {{name}}',
  review: 'Продолжить',
  cancel: 'Отмена',
  problems: {
    unreadable: 'Напишите сумму, например {{example}}.',
    tooSmall: 'Самые маленькие чаевые: {{min}}.',
    tooLarge: 'Самые большие чаевые: {{max}}.',
  },
};
