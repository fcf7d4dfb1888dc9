export default {
  label: 'Тема',
  system: 'Как в системе',
  light: 'Светлая',
  dark: 'Тёмная',
};
