export default {
  changed: 'Ваш адрес изменён.',
};
