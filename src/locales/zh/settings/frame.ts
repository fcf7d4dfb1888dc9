export default {
  title: '设置',
  pages: '设置页面',
  account: '账号',
  site: '网站',
  security: '安全',
  identity: '身份',
  unsaved: '尚未保存',
  discard: '放弃更改',
  save: '保存',
  absent: '本站不提供此功能。',
};
