export default {
  documentTitle: '欢迎',
  title: '支持您喜爱的创作者',
  lead: '{{brand}} 是创作者分享作品、粉丝给予支持的地方。',
  loginTitle: '登录 {{brand}}',
  refused: '您尚未登录。请登录以查看更多内容。',
  exploreTitle: '先睹为快',
  register: '创建账号',
};
