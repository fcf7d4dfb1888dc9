export default {
  title: '验证您的邮箱',
  lead: '我们已将链接发送到 {{email}}。您在任意设备上打开它后，本页会自动继续。',
  show: '显示邮箱地址',
  hide: '隐藏邮箱地址',
  sent: '我们已向您发送了一封包含验证链接的邮件。',
  again: {
    other: '{{count}} 秒后可再次发送',
  },
  resend: '重新发送链接',
  spam: '没有收到？请同时查看垃圾邮件文件夹。',
  outbox: '打开发件箱',
  change: '更改邮箱地址',
  newEmail: '新邮箱',
  save: '保存并发送链接',
  keep: '保留原地址',
  unconfirmed: '您没有确认密码，因此地址保持不变。',
  logout: '退出登录',
};
