export default {
  failed: 'Картинка не загрузилась.',
};
