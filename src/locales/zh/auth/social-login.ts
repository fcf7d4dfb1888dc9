export default {
  names: {
    google: 'Google',
    twitter: 'X',
  },
  login: {
    google: '使用 Google 登录',
    twitter: '使用 X 登录',
  },
  register: {
    google: '使用 Google 注册',
    twitter: '使用 X 注册',
  },
  blocked: '浏览器没有打开窗口。请允许此网站的弹出窗口，然后重试。',
  closed: '您没有选择账号就返回了。没有任何更改。',
  expired: '此次登录用时过长，请重新开始。',
  missing: '请先点击“使用 Google 注册”或“使用 X 注册”，以便我们知道您是谁。',
  codes: {
    invalid: '无法验证 {{provider}} 返回的信息。请重试。',
    unreachable: '我们无法连接到 {{provider}}。请稍后重试。',
    linked: '该 {{provider}} 账号已用于登录这里的另一个账号。请用其他方式登录。',
  },
};
