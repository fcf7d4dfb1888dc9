export default {
  unsaid: 'Este site não informa se ela está ativada.',
};
