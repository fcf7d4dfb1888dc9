export default {
  dismiss: 'Descartar',
};
