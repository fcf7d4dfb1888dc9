export default {
  title: '重置密码',
  lead: '请输入您账号的邮箱地址。我们会发送一个链接，供您设置新密码。',
  submit: '发送链接',
  back: '返回登录',
  sentTitle: '请查看您的邮箱',
  sent: '如果 {{email}} 有对应的账号，我们已向其发送了设置新密码的链接，有效期一小时。也请查看垃圾邮件文件夹。',
  resend: '重新发送',
  cooling: {
    other: '{{count}} 秒后可再次获取链接。',
  },
  change: '使用其他地址',
};
