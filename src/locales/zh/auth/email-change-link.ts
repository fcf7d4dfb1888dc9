export default {
  title: '更换邮箱',
  checking: '正在检查链接…',
  ask: {
    old: '您的账号 @{{username}} 即将改用 {{email}}，不再使用此邮箱。',
    new: '账号 @{{username}} 即将使用 {{email}}。',
  },
  confirm: '确认更换',
  cancel: '取消更换',
  confirmed: {
    old: '已确认。{{email}} 也确认后，您的邮箱就会更换。',
    new: '已确认。原邮箱也确认后，邮箱就会更换。',
  },
  changed: '您的邮箱现在是 {{email}}。',
  cancelled: '更换已取消，您的邮箱保持不变。',
  thief: '如果不是您本人申请的，请设置新密码。',
  newPassword: '设置新密码',
  foreign: '此链接属于另一个账号。请退出登录后重新打开，或在其他浏览器中打开。',
  unknown: '此链接无效或已过期太久。请在设置中重新开始。',
  over: {
    expired: '此链接已过期。请在设置中重新开始。',
    replaced: '您之后又申请了另一次更换。请使用最新邮件中的链接。',
    taken: '{{email}} 现已属于另一个账号，没有任何更改。',
  },
  settings: '返回设置',
  signIn: '登录',
};
