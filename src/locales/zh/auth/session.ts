export default {
  opened: '您已登录！',
  expired: {
    title: '会话已过期！',
    text: '请重新登录以继续。',
  },
  unconfirmed: '您已在此设备上退出。我们暂时无法连接服务器，会尽快通知它。',
  lost: '我们无法保持您的登录状态。请检查浏览器是否允许 Cookie。',
};
