export default {
  label: 'Tema',
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
};
