export default {
  label: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};
