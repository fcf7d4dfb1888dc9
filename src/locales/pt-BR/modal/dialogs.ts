export default {
  lost: 'Não foi possível abrir esta janela. Tente mais tarde.',
  done: 'Concluir',
};
