export default {
  skip: 'Ir al contenido',
  discreet: 'El modo discreto está activado',
};
