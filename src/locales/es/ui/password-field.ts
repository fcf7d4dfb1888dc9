export default {
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
};
