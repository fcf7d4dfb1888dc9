export default {
  title: '个人资料',
  lead: '别人看到的您的资料。',
  loading: '正在加载您的个人资料',
  failed: '无法加载您的个人资料。',
  displayNameHelp: '别人看到的名称。',
  about: '关于我',
  aboutHelp: '最多 1000 个字符。链接可以点开。',
  oldLinks: '旧链接在 30 天内仍会转到这里。',
  updated: '您的资料已更新！',
};
