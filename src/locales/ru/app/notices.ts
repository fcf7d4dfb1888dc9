export default {
  label: 'Уведомления',
};
