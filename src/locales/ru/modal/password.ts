export default {
  title: 'Введите пароль',
  submit: 'Подтвердить',
  protected: 'То, что дальше, защищено.',
};
