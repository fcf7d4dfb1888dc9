export default {
  label: 'Thème',
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
};
