export default {
  title: '邮箱',
  change: '更换邮箱',
  newEmail: '新邮箱',
  help: '我们会向两个邮箱发送邮件，两个邮箱都确认后才会更换。',
  same: '这已经是您的邮箱。',
  send: '发送链接',
  keep: '保留此邮箱',
  loading: '正在加载您的邮箱',
  failed: '无法加载您的邮箱。',
  pending: '我们已向两个邮箱发送邮件，两个邮箱都确认后才会更换。',
  confirmed: '{{address}}：已确认',
  unconfirmed: '{{address}}：尚未确认',
  resend: '再次发送',
  again: {
    other: '{{count}} 秒后可再次发送',
  },
  cancel: '取消更换',
};
