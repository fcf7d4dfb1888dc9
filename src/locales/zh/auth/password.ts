export default {
  title: '输入您的密码',
  submit: '确认',
  protected: '接下来的操作受到保护。',
};
