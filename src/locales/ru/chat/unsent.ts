export default {
  named: 'Сообщение для {{name}} не отправлено.',
  unnamed: 'Сообщение не отправлено.',
};
