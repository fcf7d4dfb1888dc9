export default {
  title: '确认您的密码',
  lead: '接下来的操作受到保护。请再次输入您的密码。',
  submit: '确认',
  cancel: '取消',
  wrong: '密码不正确。',
};
