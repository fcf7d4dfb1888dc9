export default {
  agree: '点击“创建账号”即表示您同意{{privacy}}和{{terms}}。',
  privacy: '隐私政策',
  terms: '使用条款',
  newTab: '（在新标签页中打开）',
};
