export default {
  title: '还差一步',
  lead: '{{provider}} 已告诉我们您是谁。请选择显示名称和主页地址，账号即可使用，无需密码。',
  emailKnown: '来自 {{provider}} 的邮箱：{{email}}',
  emailHelp: '{{provider}} 不会告诉我们您的邮箱。我们会发送确认链接，日后您也能用它重新登录。',
  cancel: '取消',
  looking: '请稍候…',
};
