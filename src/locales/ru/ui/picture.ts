export default {
  failed: 'Картинка не загрузилась.',
  held: 'Картинка',
  load: 'Загрузить',
  loadOf: 'Загрузить: {{picture}}',
  saving: 'Экономия трафика включена',
};
