export default {
  label: 'Об этом человеке',
  open: 'Подробнее: {{name}}',
};
