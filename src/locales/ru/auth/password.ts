export default {
  title: 'Введите пароль',
  submit: 'Подтвердить',
  protected: 'Следующее действие защищено паролем.',
};
