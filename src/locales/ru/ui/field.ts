export default {
  required: 'Заполните это поле.',
  email: 'Введите адрес электронной почты, например name@example.com.',
  invalid: 'Проверьте это поле.',
};
