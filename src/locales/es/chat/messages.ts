export default {
  title: 'Mensajes',
};
