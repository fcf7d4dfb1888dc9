export default {
  dismiss: 'Cerrar',
};
