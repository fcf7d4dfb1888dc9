export default {
  title: 'Сообщения',
};
