export default {
  title: 'Ainda não disponível',
  text: 'Esta parte do produto ainda não foi feita.',
};
