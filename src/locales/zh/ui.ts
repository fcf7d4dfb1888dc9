export default {
  skip: '跳到内容',
  close: '关闭',
  dismiss: '知道了',
  retry: '重试',
  loading: '正在加载…',
  field: {
    required: '请填写此项。',
    email: '请输入电子邮箱地址，例如 name@example.com。',
    invalid: '请检查此项。',
  },
  password: { show: '显示密码', hide: '隐藏密码' },
  picture: { failed: '图片未能加载。' },
};
