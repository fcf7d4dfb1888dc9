export default {
  opened: '您已登录！',
  expired: {
    title: '会话已过期！',
    text: '请重新登录以继续。',
  },
  renewed: {
    title: '您的密码已更新！',
    text: '请用新密码重新登录。',
  },
  unconfirmed: '您已在此设备上退出登录。恢复连接后，我们会完成退出。',
  lost: '我们无法保持您的登录状态。请检查浏览器是否允许 Cookie。',
};
