export default {
  credentials: '这些登录信息与我们的记录不符。',
  code: '验证码不正确。请等待下一个验证码后重试。',
  recovery: '恢复码不正确，或已被使用。',
};
