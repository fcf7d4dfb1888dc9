export default {
  skip: 'Ir para o conteúdo',
  discreet: 'O modo discreto está ativado',
};
