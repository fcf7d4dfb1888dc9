export default {
  label: 'Notifications',
};
