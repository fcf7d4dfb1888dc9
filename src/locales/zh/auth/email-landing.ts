export default {
  landing: '邮箱验证',
  checking: '正在验证您的邮箱地址…',
  done: '您的邮箱已验证。',
  goOn: '继续',
  failed: '邮箱验证失败。',
  expired: '链接已过期或已被改动。请重新发送。',
  unauthorized: '该链接属于另一个账号。',
  unverified: '您的地址尚未验证。',
  newLink: '发送新的链接',
  signIn: '登录以继续',
  signedOut: '请登录以继续。',
  retry: '重试',
};
