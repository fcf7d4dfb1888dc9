export default {
  title: '两步验证',
  codeLead: '请输入身份验证器应用当前显示的六位数字。',
  code: '验证码',
  recoveryLead: '请输入您保存的一个恢复码。每个恢复码只能使用一次。',
  recovery: '恢复码',
  submit: '验证',
  useRecovery: '使用恢复码',
  useCode: '使用身份验证器应用',
  restart: '重新开始',
  timedOut: '如果验证码无误，可能是登录已超时。请重新开始。',
};
