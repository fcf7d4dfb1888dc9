export default {
  title: '消息',
};
