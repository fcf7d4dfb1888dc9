export default {
  email: '电子邮箱',
  password: '密码',
  title: '登录',
  submit: '登录',
  remember: '记住我',
  forgot: '忘记密码？',
  register: '创建账号',
  demo: '演示账号，密码均为 {{password}}',
  demoUse: '以 {{name}} 身份登录',
  lockedOut: {
    other: '尝试次数过多。请在 {{count}} 秒后重试。',
  },
};
