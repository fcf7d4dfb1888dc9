export default {
  discardTitle: 'Sair sem enviar?',
  discardBody: 'O que você digitou aqui será perdido.',
  discardConfirm: 'Sair',
  discardCancel: 'Continuar editando',
};
