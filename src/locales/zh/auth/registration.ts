export default {
  title: '创建您的账号',
  submit: '创建账号',
  displayName: '显示名称',
  displayNameHelp: '大家看到的名称，以后可以更改。',
  haveAccount: '我已有账号',
  refusals: {
    emailTaken: '该邮箱地址已有账号。请登录，或使用其他地址。',
    email: '请输入邮箱地址，例如 name@example.com。',
    displayNameLong: '最多使用 50 个字符。',
    passwordShort: '请至少使用 8 个字符。',
    passwordLong: '最多使用 128 个字符。',
    passwordCommon: '这个密码很容易被最先猜到，请换一个。',
    passwordOwn: '密码不能与您的邮箱地址或用户名相同。',
  },
  passwordHelp: '至少 8 个字符。几个只有您才会放在一起的词，既好记又难猜。',
};
