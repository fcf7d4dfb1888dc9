export default {
  credentials: '邮箱或密码不正确。',
  code: '验证码不正确。请等待下一个验证码后重试。',
  recovery: '恢复码不正确，或已被使用。',
  stranger: '还需要填写“{{field}}”。{{said}}',
  strange: '“{{field}}”：{{said}}',
};
