export default {
  discardTitle: 'Sair sem enviar?',
  discardBody: 'O que você digitou aqui será perdido.',
  discardConfirm: 'Descartar',
  discardCancel: 'Continuar editando',
};
