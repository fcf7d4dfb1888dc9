export default {
  title: 'Todavía no disponible',
  text: 'Esta parte del producto aún no está hecha.',
};
