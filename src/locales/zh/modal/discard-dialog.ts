export default {
  discardTitle: '内容尚未发送，要离开吗？',
  discardBody: '您在此输入的内容将会丢失。',
  discardConfirm: '放弃',
  discardCancel: '继续编辑',
};
