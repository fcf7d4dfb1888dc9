export default {
  skip: 'Ir al contenido',
};
