export default {
  invited: '{{name}} 邀请了您',
  invitedText: '您创建账号时，我们会记录这次邀请。',
  unnamed: '您收到了邀请',
};
