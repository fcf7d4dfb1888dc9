export default {
  dismiss: 'Fechar',
};
