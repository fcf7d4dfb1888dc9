export default {
  title: 'No se ha cargado',
  text: 'No se pudo cargar una parte del sitio. Puedes intentarlo una vez más.',
};
