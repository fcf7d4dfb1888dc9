export default {
  unsaid: 'Этот сайт не сообщает, включена ли она.',
};
