export default {
  title: '设置新密码',
  password: '新密码',
  submit: '保存密码',
  updated: '您的密码已更新！',
  expiredTitle: '此链接已失效',
  expiredText: '它已超过一小时，或者已被使用。我们可以给您发送一个新链接。',
  linklessTitle: '链接不完整',
  linklessText:
    '为了您的安全，链接中的保密部分不会保留在地址中。请重新打开邮件中的链接，或获取新链接。',
  newLink: '获取新链接',
};
