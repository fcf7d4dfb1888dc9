export default {
  skip: 'Ir para o conteúdo',
};
