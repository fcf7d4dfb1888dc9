export default {
  title: '输入你的密码',
  submit: '确认',
  protected: '接下来的操作受到保护。',
};
