export default {
  title: 'Não disponível aqui',
  text: 'Este site não oferece este recurso.',
};
