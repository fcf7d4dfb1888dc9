export default {
  title: 'Mensagens',
};
