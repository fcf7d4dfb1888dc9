export default {
  cancel: 'Cancelar',
  close: 'Cerrar',
};
