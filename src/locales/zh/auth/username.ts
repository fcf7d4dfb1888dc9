export default {
  username: '用户名',
  usernameHelp: '2 到 30 个字母、数字、连字符或下划线。它是您个人主页的地址。',
  checking: '正在检查该用户名是否可用…',
  free: '{{thing}} 可以使用。',
  problems: {
    taken: '该用户名已被使用，请换一个。',
    reserved: '此名称保留给本站使用，请换一个。',
    invalid: '请使用 2 到 30 个字母、数字、连字符或下划线。',
  },
};
