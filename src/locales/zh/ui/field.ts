export default {
  required: '请填写此项。',
  email: '请输入邮箱地址，例如 name@example.com。',
  invalid: '请检查此项。',
};
