export default {
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
};
