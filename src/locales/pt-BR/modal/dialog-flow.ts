export default {
  title: 'Não carregou',
  text: 'Uma parte do site não pôde ser carregada. Você pode tentar mais uma vez.',
};
