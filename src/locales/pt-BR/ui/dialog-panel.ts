export default {
  cancel: 'Cancelar',
  close: 'Fechar',
};
